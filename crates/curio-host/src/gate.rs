//! The gate: which addresses and pages a request may name, and how often.

use core::time::Duration;
use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
};

use super::Refusal;

/// How often something may happen: a few times at once, and then at a steady pace.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    every: Duration,
    at_once: u32,
    /// When it would be due if nothing had been done ahead of its time.
    due: Duration,
}

impl Pace {
    pub const fn new(every: Duration, at_once: u32) -> Self {
        Self {
            every,
            at_once,
            due: Duration::ZERO,
        }
    }

    /// Whether it may happen now.
    pub fn is_free(&self, now: Duration) -> bool {
        self.due.saturating_sub(now) < self.every * self.at_once
    }

    /// Whether it may happen now; if so, it counts.
    pub fn allows(&mut self, now: Duration) -> bool {
        let is_free = self.is_free(now);
        if is_free {
            self.due = self.due.max(now) + self.every;
        }
        is_free
    }
}

/// How often one address may ask. All guests of a tunnel have the same.
const BY_ADDRESS: Pace = Pace::new(Duration::from_millis(5), 600);

/// The most addresses that are remembered.
const MOST_ADDRESSES: usize = 1_024;

/// The paces of all addresses.
#[derive(Debug)]
pub(crate) struct Paces {
    each: Pace,
    by: HashMap<IpAddr, Pace>,
}

impl Default for Paces {
    fn default() -> Self {
        Self::new(BY_ADDRESS)
    }
}

impl Paces {
    pub fn new(each: Pace) -> Self {
        Self {
            each,
            by: HashMap::new(),
        }
    }

    /// Whether an address may do it now. It does not count.
    pub fn is_free(&self, now: Duration, address: IpAddr) -> bool {
        self.by.get(&address).is_none_or(|it| it.is_free(now))
    }

    pub fn allows(&mut self, now: Duration, address: IpAddr) -> bool {
        if self.by.len() >= MOST_ADDRESSES && !self.by.contains_key(&address) {
            self.by.retain(|_, pace| pace.due > now);
            if self.by.len() >= MOST_ADDRESSES {
                return false;
            }
        }
        self.by.entry(address).or_insert(self.each).allows(now)
    }
}

/// What a request says of where it goes and where it comes from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Heads<'a> {
    pub host: Option<&'a str>,
    pub origin: Option<&'a str>,
    /// `Sec-Fetch-Site`, which newer browsers send.
    pub site: Option<&'a str>,
}

impl Heads<'_> {
    /// Lets requests pass that a page of ours has made, or somebody who typed the address.
    ///
    /// A page from elsewhere could have its own name lead here, so a name has to be one that
    /// was agreed on, or that nobody elsewhere can have; an address in numbers cannot be made
    /// to lead elsewhere.
    ///
    /// # Errors
    /// When the request names another machine, or another page has made it.
    pub fn check(&self, names: &[String]) -> Result<(), Refusal> {
        let host = self.host.ok_or(Refusal::OtherHost)?;
        let name = name_of(host).to_ascii_lowercase();
        let name = name.strip_suffix('.').unwrap_or(&name);
        if !is_address(name) && !is_from_nearby(name) && !names.iter().any(|it| it == name) {
            return Err(Refusal::OtherHost);
        }
        let same = |origin: &str| {
            let rest = origin
                .strip_prefix("http://")
                .or_else(|| origin.strip_prefix("https://"));
            rest.is_some_and(|rest| rest.eq_ignore_ascii_case(host))
        };
        if !self.origin.is_none_or(same) {
            return Err(Refusal::OtherOrigin);
        }
        match self.site {
            None | Some("same-origin" | "none") => Ok(()),
            Some(_) => Err(Refusal::OtherOrigin),
        }
    }
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    }
}

/// The domains that no registry gives to anybody, with the one that a common router keeps for itself.
const NEARBY: &str = "fritz.box home home.arpa internal lan local localhost";

/// Whether a name can only be that of a machine nearby.
fn is_from_nearby(name: &str) -> bool {
    let is_within = |domain: &str| {
        let before = name
            .strip_suffix(domain)
            .and_then(|it| it.strip_suffix('.'));
        before.is_some_and(|before| !before.is_empty())
    };
    let is_plain = |c: u8| c.is_ascii_alphanumeric() || b"-_".contains(&c);
    !name.is_empty() && name.bytes().all(is_plain) || NEARBY.split(' ').any(is_within)
}

fn is_address(name: &str) -> bool {
    let inside = name
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    match inside {
        Some(inside) => inside.parse::<Ipv6Addr>().is_ok(),
        None => name.parse::<IpAddr>().is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_allows_a_few_at_once_and_then_one_at_a_time() {
        let second = Duration::from_secs(1);
        let mut pace = Pace::new(second, 3);
        let allowed = (0..5).filter(|_| pace.allows(second)).count();
        assert_eq!(allowed, 3);
        assert!(pace.allows(2 * second));
        assert!(!pace.allows(2 * second));
        let later = (0..5).filter(|_| pace.allows(20 * second)).count();
        assert_eq!(later, 3, "what was not used does not add up");
    }

    #[test]
    fn addresses_have_paces_of_their_own_and_are_forgotten() {
        let mut paces = Paces::default();
        let address = |n: u32| IpAddr::from(n.to_be_bytes());
        let now = Duration::from_secs(9);
        let allowed = (0..1_000).filter(|_| paces.allows(now, address(1))).count();
        assert_eq!(allowed, 600);
        assert!(paces.allows(now, address(2)));
        for n in 0..5_000 {
            paces.allows(now, address(n));
        }
        assert!(paces.by.len() <= MOST_ADDRESSES);
        assert!(paces.allows(2 * now, address(9_999)));
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let names = ["table.example".to_owned()];
        let check = |host, origin, site| Heads { host, origin, site }.check(&names);
        let ours = "192.168.1.5:8425";
        for (host, origin) in [
            (ours, None),
            (ours, Some("http://192.168.1.5:8425")),
            ("localhost:1", Some("http://localhost:1")),
            ("[::1]:1", Some("http://[::1]:1")),
            ("Table.example", Some("https://table.example")),
            ("mypc:8425", Some("http://mypc:8425")),
            ("MyPC.local:8425", None),
            ("mypc.local.:8425", None),
            ("mypc.lan", None),
            ("mypc.fritz.box", None),
            ("my.pc.home.arpa", None),
        ] {
            assert_eq!(check(Some(host), origin, None), Ok(()), "{host}");
        }
        for host in [
            None,
            Some("evil.example:8425"),
            Some("192.168.1.5.evil.example"),
            Some("mypc.local.evil.example"),
            Some("evil-local.example"),
            Some(".local"),
            Some("evilfritz.box"),
            Some("my pc"),
            Some("[evil]:1"),
            Some(""),
        ] {
            assert_eq!(check(host, None, None), Err(Refusal::OtherHost), "{host:?}");
        }
        for origin in ["null", "", "http://evil.example", "http://192.168.1.5:80"] {
            let refused = check(Some(ours), Some(origin), None);
            assert_eq!(refused, Err(Refusal::OtherOrigin), "{origin}");
        }
        assert_eq!(check(Some(ours), None, Some("same-origin")), Ok(()));
        for site in ["cross-site", "same-site"] {
            let refused = check(Some(ours), None, Some(site));
            assert_eq!(refused, Err(Refusal::OtherOrigin));
        }
    }
}
