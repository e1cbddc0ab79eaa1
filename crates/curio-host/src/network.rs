//! By which of its addresses phones find this machine.
//!
//! A machine has many: of its Wi-Fi, of a cable, of a VPN, of networks that exist only inside
//! it. Those of networks that people are in come first, and others are offered after them.
//! They come and go while a table is open, so it listens at all of them and answers where it
//! is meant to be found.

use core::{fmt, net::IpAddr};
use std::{
    io,
    net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket},
};

use serde::{Deserialize, Serialize};
use socket2::{Domain, Socket, Type};

/// Where a table listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Listen {
    /// At this port of every network that this machine is in, now or later.
    Networks(u16),
    /// At this address and nowhere else, or at every address of its kind if it names none.
    At(SocketAddr),
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Networks(port) => write!(f, "*:{port}"),
            Self::At(address) => address.fmt(f),
        }
    }
}

impl Listen {
    /// Begins to listen. Returns with what port, too.
    pub(crate) fn open(self) -> io::Result<(TcpListener, Self)> {
        let listener = match self {
            Self::At(address) => TcpListener::bind(address)?,
            Self::Networks(port) => match both_kinds(port) {
                Err(error) if error.kind() != io::ErrorKind::AddrInUse => {
                    TcpListener::bind((Ipv4Addr::UNSPECIFIED, port))?
                }
                bound => bound?,
            },
        };
        let address = listener.local_addr()?;
        let listen = match self {
            Self::At(_) => Self::At(address),
            Self::Networks(_) => Self::Networks(address.port()),
        };
        Ok((listener, listen))
    }
}

/// Listens at all addresses, old and new.
fn both_kinds(port: u16) -> io::Result<TcpListener> {
    let socket = Socket::new(Domain::IPV6, Type::STREAM, None)?;
    socket.set_only_v6(false)?;
    // As `TcpListener::bind` does: a table that was closed may open again at once.
    #[cfg(unix)]
    socket.set_reuse_address(true)?;
    socket.bind(&SocketAddr::from((Ipv6Addr::UNSPECIFIED, port)).into())?;
    socket.listen(128)?;
    Ok(socket.into())
}

/// An address of this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interface {
    /// What the system calls the network that it belongs to.
    pub name: String,
    /// The address.
    pub address: IpAddr,
    /// Nobody is at its other end with a phone: a VPN, or a network inside this machine.
    pub is_tunnel: bool,
    /// What goes to other networks goes from here.
    pub is_routed: bool,
}

/// How tunnels and networks inside a machine are named.
const TUNNELS: &str = "br- cni docker flannel lxc lxd incus podman ppp tailscale tap tun utun vboxnet \
    vethernet veth virbr vmnet wg zt";

impl Interface {
    /// Those of this machine that are up.
    pub fn all() -> Vec<Self> {
        // No packet is sent: the system only says which way it would go. The address is one
        // that is reserved for documents.
        let routed = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
            socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
            socket.local_addr()
        });
        let routed = routed.ok().map(|address| address.ip());
        let found = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
        found
            .filter(if_addrs::Interface::is_oper_up)
            .map(|it| Self {
                address: it.ip(),
                is_tunnel: it.is_p2p() || is_named_like_a_tunnel(&it.name),
                is_routed: Some(it.ip()) == routed,
                name: it.name,
            })
            .collect()
    }

    fn kind(&self) -> Option<Kind> {
        match self.address {
            // A browser cannot be told in which of its networks a local address of the new kind is.
            IpAddr::V6(address) if address.is_unicast_link_local() => None,
            address if address.is_loopback() || address.is_unspecified() => None,
            IpAddr::V4(address) if address.is_link_local() => Some(Kind::Unrouted),
            IpAddr::V4(address) if address.octets().starts_with(&[192, 168]) => Some(Kind::Home),
            IpAddr::V4(address) if address.is_private() => Some(Kind::Private),
            IpAddr::V4(_) => Some(Kind::Public),
            IpAddr::V6(address) if address.is_unique_local() => Some(Kind::Private6),
            IpAddr::V6(_) => Some(Kind::Public6),
        }
    }
}

/// By what names this machine calls itself: its own, and that in the domains which its network
/// looks names up in.
pub(crate) fn own_names() -> Vec<String> {
    let read = |path| std::fs::read_to_string(path).ok();
    let own = read("/proc/sys/kernel/hostname")
        .or_else(|| read("/etc/hostname"))
        .or_else(|| std::env::var("COMPUTERNAME").ok());
    let domains = read("/etc/resolv.conf").or_else(|| {
        let domain = std::env::var("USERDNSDOMAIN").ok()?;
        Some(format!("domain {domain}"))
    });
    own.map_or_else(Vec::new, |own| names(&own, &domains.unwrap_or_default()))
}

fn names(own: &str, domains: &str) -> Vec<String> {
    let own = own.trim().to_ascii_lowercase();
    if own.is_empty() {
        return Vec::new();
    }
    let lines = domains.lines().map(str::split_whitespace);
    let domains = lines
        .filter_map(|mut words| matches!(words.next(), Some("search" | "domain")).then_some(words));
    let short = own.split('.').next().unwrap_or_default();
    let full = domains
        .flatten()
        .map(|domain| format!("{short}.{}", domain.trim_matches('.').to_ascii_lowercase()));
    full.chain([own.clone()]).collect()
}

fn is_named_like_a_tunnel(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    TUNNELS.split(' ').any(|tunnel| name.starts_with(tunnel))
}

/// A kind of address; phones are more likely in the network of one that comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// What nearly every router at home or in a pub gives out, and hardly a VPN.
    Home,
    Private,
    Public,
    Private6,
    Public6,
    /// What a machine gives itself where nobody gives it any.
    Unrouted,
}

/// An address by which phones may find a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The address.
    pub address: IpAddr,
    /// What the system calls its network.
    pub network: String,
    /// There is nothing better, if it comes first.
    is_makeshift: bool,
}

/// The addresses among these by which phones may find this machine, the best first.
fn routes_to(found: &[Interface]) -> Vec<Route> {
    let mut kinds: Vec<(&Interface, Kind)> = found
        .iter()
        .filter_map(|it| Some((it, it.kind()?)))
        .collect();
    kinds.sort_by_key(|(it, kind)| (it.is_tunnel, *kind, !it.is_routed));
    let has_real = kinds
        .first()
        .is_some_and(|(it, kind)| !it.is_tunnel && *kind < Kind::Unrouted);
    let mut routes: Vec<Route> = Vec::new();
    for (it, kind) in kinds {
        // Of the new addresses of a network one is enough, and none if it has an old one.
        let is_known = routes.iter().any(|route: &Route| route.network == it.name);
        let is_needed = match kind {
            Kind::Unrouted => !has_real,
            _ => it.address.is_ipv4() || !is_known,
        };
        if is_needed {
            routes.push(Route {
                address: it.address,
                network: it.name.clone(),
                is_makeshift: it.is_tunnel || kind == Kind::Unrouted,
            });
        }
    }
    routes
}

/// By which addresses a table can be reached as things stand, and which of them the code names.
#[derive(Debug)]
pub(crate) struct Routes {
    listen: Listen,
    /// Phones come by a link that leads here from elsewhere, whatever the addresses are.
    has_link: bool,
    found: Vec<Interface>,
    all: Vec<Route>,
    /// The one that somebody has chosen.
    chosen: Option<IpAddr>,
    now: Option<IpAddr>,
}

/// What has become of the routes to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Changed {
    /// There are other addresses.
    pub addresses: bool,
    /// The code names another one.
    pub code: bool,
}

impl Routes {
    pub fn new(listen: Listen, has_link: bool) -> Self {
        let fixed = match listen {
            Listen::At(address) if !address.ip().is_unspecified() => Some(address.ip()),
            Listen::At(_) | Listen::Networks(_) => None,
        };
        Self {
            listen,
            has_link,
            found: Vec::new(),
            all: Vec::new(),
            chosen: None,
            now: fixed,
        }
    }

    pub const fn listen(&self) -> Listen {
        self.listen
    }

    /// Whether they may change.
    pub const fn may_change(&self) -> bool {
        match self.listen {
            Listen::Networks(_) => true,
            Listen::At(address) => address.ip().is_unspecified(),
        }
    }

    /// Notes what addresses the machine has.
    pub fn find(&mut self, mut found: Vec<Interface>) -> Changed {
        // Where it listens at old addresses alone, new ones lead nowhere.
        found.retain(|it| match self.listen {
            Listen::At(at) => at.is_ipv6() || it.address.is_ipv4(),
            Listen::Networks(_) => true,
        });
        if !self.may_change() || found == self.found {
            return Changed::default();
        }
        self.all = routes_to(&found);
        self.found = found;
        Changed {
            addresses: true,
            code: self.decide() && !self.has_link,
        }
    }

    /// Has the code name one of the addresses by which the machine can be found.
    pub fn choose(&mut self, address: IpAddr) {
        if self.all.iter().any(|route| route.address == address) {
            self.chosen = Some(address);
            self.decide();
        }
    }

    /// A code that leads here goes on being shown, unless something better than a tunnel comes.
    fn decide(&mut self) -> bool {
        let at =
            |address: Option<IpAddr>| self.all.iter().find(|route| Some(route.address) == address);
        let best = self.all.first();
        let stays = at(self.now).filter(|it| !it.is_makeshift);
        let now = at(self.chosen).or(stays).or(best).map(|it| it.address);
        core::mem::replace(&mut self.now, now) != now
    }

    /// Those to choose from, the best first.
    pub fn all(&self) -> &[Route] {
        &self.all
    }

    /// The one that the code names, if there is any.
    pub const fn now(&self) -> Option<IpAddr> {
        self.now
    }

    /// The same with its port; of a machine in no network, the one that only itself can use.
    pub fn address(&self) -> SocketAddr {
        let port = match self.listen {
            Listen::Networks(port) => port,
            Listen::At(address) => address.port(),
        };
        let own = IpAddr::V4(Ipv4Addr::LOCALHOST);
        SocketAddr::new(self.now.unwrap_or(own), port)
    }

    /// Whether this is still an address of the machine.
    pub fn leads_here(&self, local: IpAddr) -> bool {
        let is_found = self.found.iter().any(|it| it.address == local);
        !self.may_change() || local.is_loopback() || is_found
    }

    /// Whether somebody at `peer` is answered who has come by `local`. Where nobody has said where
    /// to listen, that is: by the addresses that are offered, and by whatever else the networks
    /// around the machine know it by.
    pub fn lets_in(&self, local: IpAddr, peer: IpAddr) -> bool {
        let is_named = matches!(self.listen, Listen::At(_)) || local.is_loopback();
        let is_offered = || self.all.iter().any(|route| route.address == local);
        let is_around = |it: &Interface| !it.is_tunnel && it.address == local;
        let comes_from_there = || self.found.iter().any(is_around) && !is_from_afar(local, peer);
        is_named || is_offered() || comes_from_there()
    }
}

/// Whether the way between two new addresses may lead through the internet: it is not within
/// one network.
fn is_from_afar(local: IpAddr, peer: IpAddr) -> bool {
    let (IpAddr::V6(local), IpAddr::V6(peer)) = (local, peer) else {
        return false;
    };
    let is_local = local.is_unique_local() || local.is_unicast_link_local();
    !is_local && local.segments()[..4] != peer.segments()[..4]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(all: &[(&str, &str)]) -> Vec<Interface> {
        let interface = |(name, address): &(&str, &str)| Interface {
            name: (*name).to_owned(),
            address: address.trim_end_matches('*').parse().unwrap(),
            is_tunnel: is_named_like_a_tunnel(name),
            is_routed: address.ends_with('*'),
        };
        all.iter().map(interface).collect()
    }

    fn offered(all: &[(&str, &str)]) -> Vec<String> {
        let mut routes = Routes::new(Listen::Networks(1), false);
        routes.find(found(all));
        let all = routes.all().iter();
        all.map(|route| route.address.to_string()).collect()
    }

    const LOOPBACK: [(&str, &str); 2] = [("lo", "127.0.0.1"), ("lo", "::1")];

    #[test]
    fn networks_with_people_come_first_and_tunnels_last() {
        for (all, expected) in [
            // A hotspot, a switch without a router: nothing is routed.
            (&[("wlan0", "10.42.0.1")][..], &["10.42.0.1"][..]),
            (
                &[("eth0", "169.254.7.1"), ("eth0", "fe80::1")],
                &["169.254.7.1"],
            ),
            (
                &[("eth0", "fd00:50::5"), ("eth0", "2001:db8::5")],
                &["fd00:50::5"],
            ),
            // A VPN takes what goes to other networks, and bears any name.
            (
                &[
                    ("tun0", "10.8.0.2*"),
                    ("wlan0", "192.168.1.5"),
                    ("wlan0", "2001:db8::5"),
                ],
                &["192.168.1.5", "10.8.0.2"],
            ),
            (
                &[("corp", "10.8.0.2*"), ("wlan0", "192.168.1.5")],
                &["192.168.1.5", "10.8.0.2"],
            ),
            // Which way the rest goes decides between equals.
            (
                &[("eth0", "10.0.0.7"), ("wlan0", "10.9.0.7*")],
                &["10.9.0.7", "10.0.0.7"],
            ),
            (
                &[("docker0", "172.17.0.1"), ("eth0", "169.254.7.1")],
                &["169.254.7.1", "172.17.0.1"],
            ),
            (
                &[("eth1", "169.254.7.1"), ("eth0", "203.0.113.5*")],
                &["203.0.113.5"],
            ),
            (&[], &[]),
        ] {
            let all = [&LOOPBACK, all].concat();
            assert_eq!(offered(&all), expected, "{all:?}");
        }
    }

    #[test]
    fn a_code_that_leads_here_stays_until_it_does_not() {
        let mut routes = Routes::new(Listen::Networks(8425), false);
        let (wifi, cable, vpn) = (("w", "10.0.0.5"), ("e", "192.168.1.5"), ("tun", "10.8.0.2"));
        let mut shown = |all: &[(&str, &str)]| {
            let changed = routes.find(found(all));
            (changed.code, routes.address().to_string())
        };
        assert_eq!(shown(&[]), (false, "127.0.0.1:8425".to_owned()));
        assert_eq!(shown(&[vpn]), (true, "10.8.0.2:8425".to_owned()));
        assert_eq!(shown(&[vpn, wifi]), (true, "10.0.0.5:8425".to_owned()));
        assert_eq!(shown(&[cable, wifi]), (false, "10.0.0.5:8425".to_owned()));
        assert_eq!(shown(&[cable]), (true, "192.168.1.5:8425".to_owned()));
        assert_eq!(shown(&[]), (true, "127.0.0.1:8425".to_owned()));
        assert_eq!(
            shown(&[("e", "fd00::5")]),
            (true, "[fd00::5]:8425".to_owned())
        );
        shown(&[cable, wifi, vpn]);
        // What somebody has chosen stays, and is shown again when it is back.
        let vpn_address = "10.8.0.2".parse().unwrap();
        routes.choose(vpn_address);
        assert!(!routes.find(found(&[cable, vpn])).code);
        assert!(routes.find(found(&[cable])).code);
        assert!(routes.find(found(&[cable, vpn])).code);
        assert_eq!(routes.now(), Some(vpn_address));
    }

    #[test]
    fn whoever_comes_from_afar_is_not_answered() {
        let mut routes = Routes::new(Listen::Networks(8425), false);
        routes.find(found(&[
            ("wlan0", "192.168.1.5"),
            ("wlan0", "2001:db8:1:2::5"),
            ("wlan0", "fe80::5"),
            ("wg0", "10.8.0.2"),
            ("wg0", "fd08::2"),
        ]));
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        for (local, peer, is_in) in [
            ("192.168.1.5", "192.168.1.77", true),
            ("10.8.0.2", "10.8.0.9", true),
            ("127.0.0.1", "127.0.0.1", true),
            // By the name of the machine, browsers find addresses that are not offered.
            ("fe80::5", "fe80::77", true),
            ("2001:db8:1:2::5", "2001:db8:1:2::77", true),
            ("2001:db8:1:2::5", "2001:db8:9:9::77", false),
            ("fd08::2", "fd08::9", false),
            ("10.9.9.9", "10.8.0.9", false),
        ] {
            assert_eq!(
                routes.lets_in(ip(local), ip(peer)),
                is_in,
                "{peer} at {local}"
            );
        }
        assert!(routes.leads_here(ip("192.168.1.5")) && !routes.leads_here(ip("192.168.1.6")));
        let everywhere = Routes::new(Listen::At("[::]:1".parse().unwrap()), false);
        assert!(everywhere.lets_in(ip("2001:db8:1:2::5"), ip("2001:db8:9:9::77")));
    }

    #[test]
    fn an_address_that_is_named_is_the_only_one() {
        let mut routes = Routes::new(Listen::At("[::1]:7".parse().unwrap()), false);
        assert_eq!(
            routes.find(found(&[("eth0", "192.168.1.5")])),
            Changed::default()
        );
        assert_eq!(routes.address().to_string(), "[::1]:7");
        assert!(routes.all().is_empty());
        let mut old = Routes::new(Listen::At("0.0.0.0:7".parse().unwrap()), false);
        old.find(found(&[("eth0", "fd00::5"), ("eth0", "192.168.1.5")]));
        assert_eq!(old.address().to_string(), "192.168.1.5:7");
        assert_eq!(old.all().len(), 1);
    }

    #[test]
    fn a_machine_knows_its_names() {
        let domains = "# search no\nnameserver 10.0.0.1\nsearch speedport.ip Example.\n";
        let expected = ["mypc.speedport.ip", "mypc.example", "mypc"];
        assert_eq!(names("MyPC\n", domains), expected);
        assert_eq!(names("a.example.org", ""), ["a.example.org"]);
        assert!(names(" ", "domain x").is_empty());
    }
}
