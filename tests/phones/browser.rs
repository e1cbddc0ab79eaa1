//! A Chromium without a window, told what to do over its two pipes.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use serde_json::{Value, json};

/// A Chromium, where there is one.
pub(crate) fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let all = folders
        .iter()
        .flat_map(|folder| names.map(|name| folder.join(name)));
    all.into_iter().find(|program| program.is_file())
}

pub(crate) struct Browser {
    child: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    last: u64,
    /// What pages have written on their consoles, and what has failed in them.
    pub complaints: Vec<String>,
}

/// A page, by the session in which it is told what to do.
#[derive(Clone, Debug)]
pub(crate) struct Page(String);

impl Browser {
    pub fn start(chromium: &Path, profile: &Path) -> Self {
        // It reads from descriptor 3 and writes to descriptor 4.
        let script = "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null";
        let mut child = Command::new("sh")
            .args(["-c", script])
            .arg(chromium)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu"])
            .args(["--remote-debugging-pipe", "--no-first-run"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (sender, messages) = channel();
        thread::spawn(move || {
            let mut message = Vec::new();
            while output
                .read_until(0, &mut message)
                .is_ok_and(|read| read > 0)
            {
                message.pop();
                let value = serde_json::from_slice(&message).unwrap_or_default();
                if sender.send(value).is_err() {
                    return;
                }
                message.clear();
            }
        });
        Self {
            child,
            input,
            messages,
            last: 0,
            complaints: Vec::new(),
        }
    }

    fn send(&mut self, page: Option<&str>, method: &str, params: &Value) -> u64 {
        self.last += 1;
        let mut message = json!({ "id": self.last, "method": method, "params": params });
        if let Some(page) = page {
            message["sessionId"] = page.into();
        }
        write!(self.input, "{message}\0").unwrap();
        self.input.flush().unwrap();
        self.last
    }

    fn call(&mut self, page: Option<&str>, method: &str, params: &Value) -> Value {
        let id = self.send(page, method, params);
        loop {
            let mut message = self.messages.recv_timeout(Duration::from_secs(60)).unwrap();
            if message["id"] == id {
                assert!(message["error"].is_null(), "{method}: {message}");
                return message["result"].take();
            }
            self.hear(&message);
        }
    }

    /// Notes what a page complains of, and says yes to what it asks.
    fn hear(&mut self, message: &Value) {
        match message["method"].as_str() {
            Some("Page.javascriptDialogOpening") => {
                let page = message["sessionId"].as_str().map(str::to_owned);
                let accept = json!({ "accept": true });
                self.send(page.as_deref(), "Page.handleJavaScriptDialog", &accept);
            }
            Some("Runtime.consoleAPICalled" | "Runtime.exceptionThrown" | "Log.entryAdded") => {
                self.complaints.push(message["params"].to_string());
            }
            _ => {}
        }
    }

    /// Opens a page on a phone of this size.
    pub fn open(&mut self, url: &str, (width, height): (u32, u32)) -> Page {
        // Each phone has its own memory.
        let context = self.call(None, "Target.createBrowserContext", &json!({}));
        let target = self.call(
            None,
            "Target.createTarget",
            &json!({ "url": "about:blank", "browserContextId": context["browserContextId"] }),
        );
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call(None, "Target.attachToTarget", &attach);
        let page = Page(attached["sessionId"].as_str().unwrap().to_owned());
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            self.call(Some(&page.0), domain, &json!({}));
        }
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true,
        });
        self.call(
            Some(&page.0),
            "Emulation.setDeviceMetricsOverride",
            &metrics,
        );
        let touch = json!({ "enabled": true });
        self.call(Some(&page.0), "Emulation.setTouchEmulationEnabled", &touch);
        self.call(Some(&page.0), "Page.navigate", &json!({ "url": url }));
        page
    }

    /// What an expression is worth on a page.
    pub fn value(&mut self, page: &Page, expression: &str) -> Value {
        let params = json!({ "expression": expression, "returnByValue": true });
        let mut said = self.call(Some(&page.0), "Runtime.evaluate", &params);
        assert!(said["exceptionDetails"].is_null(), "{expression}: {said}");
        said["result"]["value"].take()
    }

    /// Waits this many twentieths of a second for an expression to be true. Returns whether it
    /// is; before there is a page, it is not.
    pub fn becomes(&mut self, page: &Page, expression: &str, tries: u32) -> bool {
        let tried = format!(
            "(function () {{ try {{ return {expression}; }} catch (e) {{ return false; }} }}())"
        );
        for _ in 0..tries {
            if self.value(page, &tried) == true {
                return true;
            }
            thread::sleep(Duration::from_millis(50));
        }
        false
    }

    /// Waits until an expression is true.
    pub fn wait(&mut self, page: &Page, expression: &str) {
        if self.becomes(page, expression, 600) {
            return;
        }
        let text = self.value(page, "document.body.innerText");
        panic!("{expression} is not so: {text}");
    }

    pub fn touch(&mut self, page: &Page, x: f64, y: f64) {
        let at = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.call(Some(&page.0), "Input.dispatchTouchEvent", &at);
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.call(Some(&page.0), "Input.dispatchTouchEvent", &up);
    }

    /// A picture of the page as it is seen.
    pub fn picture(&mut self, page: &Page) -> String {
        let taken = self.call(Some(&page.0), "Page.captureScreenshot", &json!({}));
        taken["data"].as_str().unwrap().to_owned()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
