//! A machine whose networks come and go, told by the test.

use std::{
    io::{Read as _, Write as _},
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex},
};

use curio_host::{Host, HostRequest, Interface, Listen, Settings};

use super::support::{Phone, at_table, connect, exchange_whole, new_match, page_request};

/// What a machine is said to have.
type Networks = Arc<Mutex<Vec<Interface>>>;

fn network(name: &str, address: &str) -> Interface {
    Interface {
        name: name.to_owned(),
        address: address.parse().unwrap(),
        is_tunnel: name.starts_with("tun"),
        is_routed: false,
    }
}

fn table(networks: &Networks) -> (Host, std::sync::mpsc::Receiver<HostRequest>) {
    let settings = Settings {
        listen: Listen::Networks(0),
        link: None,
        kept: None,
    };
    let networks = Arc::clone(networks);
    let look = move || networks.lock().unwrap().clone();
    let (host, requests) = Host::open_among(settings, look).unwrap();
    host.show(at_table(&new_match("xafka", &[], 1)));
    (host, requests)
}

fn root(host: &Host) -> String {
    let link = host.link();
    let at = link.trim_start_matches("http://").split('/').next();
    let (address, port) = at.unwrap().rsplit_once(':').unwrap();
    assert_eq!(port, host.address().port().to_string());
    address.to_owned()
}

#[test]
fn a_table_follows_its_machine_and_keeps_its_guests() {
    let networks = Networks::default();
    let now = |all: &[Interface]| *networks.lock().unwrap() = all.to_vec();
    let (host, requests) = table(&networks);
    assert!(!host.is_found() && host.routes().is_empty());
    // It listens already, for whoever is at the machine itself.
    let phone = Phone::join(&host, "Ada");
    phone.sit();
    let is_moved = || {
        let news = requests.try_iter();
        news.filter(|it| matches!(it, HostRequest::Moved)).count()
    };

    now(&[network("tun0", "10.8.0.2"), network("wlan0", "192.168.1.5")]);
    host.look_around();
    assert_eq!((root(&host), is_moved()), ("192.168.1.5".to_owned(), 1));
    let offered: Vec<String> = host.routes().into_iter().map(|it| it.network).collect();
    assert_eq!(offered, ["wlan0", "tun0"]);
    host.look_around();
    assert_eq!(is_moved(), 0, "nothing has changed");

    now(&[network("wlan0", "192.168.7.9")]);
    host.look_around();
    assert_eq!((root(&host), is_moved()), ("192.168.7.9".to_owned(), 1));
    now(&[network("eth0", "fd00:50::5")]);
    host.look_around();
    assert_eq!(root(&host), "[fd00:50::5]");
    assert!(
        host.link_to("::1".parse().unwrap())
            .starts_with("http://[::1]:")
    );
    // The seat is where it was.
    assert_eq!(phone.look("").next_of("people")["seat"], 0);

    now(&[]);
    host.look_around();
    assert!(!host.is_found());
}

#[test]
fn a_network_is_chosen_by_hand() {
    let networks = Networks::default();
    let tunnel: IpAddr = "10.8.0.2".parse().unwrap();
    networks
        .lock()
        .unwrap()
        .extend([network("wlan0", "192.168.1.5"), network("tun0", "10.8.0.2")]);
    let (host, _requests) = table(&networks);
    assert_eq!(root(&host), "192.168.1.5");
    host.choose(tunnel);
    assert_eq!(host.address().ip(), tunnel);
    host.choose("10.9.9.9".parse().unwrap());
    assert_eq!(root(&host), "10.8.0.2", "that is none of its addresses");
}

#[test]
fn who_comes_by_an_address_that_is_none_is_not_answered() {
    let Some(own) = Interface::all().into_iter().find(|it| {
        let is_old = it.address.is_ipv4() && !it.address.is_loopback();
        is_old && std::net::TcpListener::bind((it.address, 0)).is_ok()
    }) else {
        eprintln!("skipped: this machine is in no network");
        return;
    };
    let networks = Networks::default();
    let (host, _requests) = table(&networks);
    let at = SocketAddr::new(own.address, host.address().port());
    let is_answered = || !exchange_whole(at, &page_request(at, "/", "")).is_empty();
    assert!(!is_answered(), "as if it came from elsewhere");
    // A new address is known as soon as somebody comes by it.
    networks.lock().unwrap().push(own);
    assert!(is_answered());
    // A page that has come by an address that is gone is let go.
    let mut stream = connect(at);
    let head = format!("GET /events HTTP/1.1\r\nhost: {at}\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut byte = [0];
    stream.read_exact(&mut byte).unwrap();
    networks.lock().unwrap().clear();
    host.look_around();
    let mut rest = Vec::new();
    while !rest.ends_with(b"0\r\n\r\n") {
        stream.read_exact(&mut byte).unwrap();
        rest.extend(byte);
    }
}
