//! What a browser shows somebody: the page of the table, or why there is none.

use curio_page::{PLACES, site};
use curio_words::language;
use hyper::{
    Request, Response, StatusCode,
    header::{self, HeaderValue},
};

use super::{
    Refusal,
    page::{Content, whole},
    shared::unguessable,
    spoken, texts,
};

const PAGE: &str = include_str!("page.html");
/// The icon of the program.
const ICON: &str = include_str!("icon.svg");

/// Whether somebody reads the answer, and not a script.
pub(crate) fn is_wanted<B>(request: &Request<B>) -> bool {
    let accepted = request.headers().get(header::ACCEPT);
    let accepted = accepted.and_then(|it| it.to_str().ok()).unwrap_or_default();
    let is_for_scripts = matches!(request.uri().path(), "/ask" | "/events");
    accepted.contains("text/html") || !is_for_scripts && !accepted.contains("application/json")
}

/// The page of the table as guests, the screen or the organiser see it, in the language that is
/// set, with a mark on its own script that no other has.
pub(crate) fn table(view: &str, has_site: bool) -> Result<Response<Content>, Refusal> {
    let nonce = unguessable(2).map_err(|_| Refusal::NoAnswer)?;
    let body = format!(
        "<noscript><p class=\"notice\">{}</p></noscript>\n{PLACES}\
         <script type=\"application/json\" id=\"told\">{}</script>\n\
         <script nonce=\"{nonce}\">\n{}</script>\n",
        texts::page_needs_script(),
        spoken::told_to_script(has_site),
        site::live(),
    );
    let (program, frames) = match has_site {
        true => (" 'wasm-unsafe-eval'", "frame-src 'self'; "),
        false => ("", ""),
    };
    let allowed = format!("script-src 'nonce-{nonce}'{program}; {frames}connect-src 'self'; ");
    Ok(page((StatusCode::OK, view), &body, &allowed))
}

/// The page that says why there is no other, and where the table is.
pub(crate) fn refused(status: StatusCode, refusal: &Refusal) -> Response<Content> {
    // The table has no page under another name.
    let way_on = match refusal {
        Refusal::OtherHost => String::new(),
        _ => format!(
            "<p><a href=\"/?lang={}\">{}</a></p>\n",
            language().code(),
            texts::page_to_table()
        ),
    };
    let why = refusal
        .to_string()
        .replace('&', "&amp;")
        .replace('<', "&lt;");
    let body = format!("<main class=\"rules\">\n<h1>Curio</h1>\n<p>{why}</p>\n{way_on}</main>\n");
    page((status, ""), &body, "")
}

/// What a browser shows beside the title of a page.
pub(crate) fn icon() -> Response<Content> {
    whole(StatusCode::OK, "image/svg+xml", ICON.to_owned())
}

fn page((status, view): (StatusCode, &str), body: &str, allowed: &str) -> Response<Content> {
    let html = PAGE
        .replace("{{lang}}", language().code())
        .replace("{{view}}", view)
        .replace("{{style}}", site::STYLE)
        .replace("{{body}}", body);
    let policy = format!(
        "default-src 'none'; {allowed}style-src 'unsafe-inline'; img-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    let mut response = whole(status, "text/html; charset=utf-8", html);
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    );
    response
}
