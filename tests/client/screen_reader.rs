//! The client as a screen reader meets it: a tree of things with names, no picture, no
//! pointer and no key.

use accesskit_consumer::{FilterResult, Node, NodeId, Tree, TreeChangeHandler};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, Live, Role};
use curio::{
    plugins::{
        app::{
            screen_reader::ScreenReader,
            session::{Archive, PlayRequest, Session, SessionRequest},
        },
        testing::{ask, headless_app, settle},
    },
    record::testing,
};

/// Somebody who hears the window, and acts through what is heard.
struct Listener {
    app: App,
    tree: Option<Tree>,
    /// What has been announced.
    heard: Vec<String>,
}

/// What a reader would announce by itself.
struct Announced<'a>(&'a mut Vec<String>);

impl TreeChangeHandler for Announced<'_> {
    fn node_added(&mut self, node: &Node<'_>) {
        if node.live() != Live::Off {
            self.0.extend(node.label());
        }
    }

    fn node_updated(&mut self, old: &Node<'_>, new: &Node<'_>) {
        let name = |node: &Node<'_>| node.label().or_else(|| node.value());
        if new.live() != Live::Off && name(old) != name(new) {
            self.0.extend(name(new));
        }
    }

    fn focus_moved(&mut self, _: Option<&Node<'_>>, _: Option<&Node<'_>>) {}

    fn node_removed(&mut self, _: &Node<'_>) {}
}

fn everything(_: &Node<'_>) -> FilterResult {
    FilterResult::Include
}

impl Listener {
    fn new() -> Self {
        let mut app = headless_app(Archive::none());
        app.world_mut()
            .resource_mut::<ScreenReader>()
            .set_listening(true);
        let mut listener = Self {
            app,
            tree: None,
            heard: Vec::new(),
        };
        listener.wait(4);
        listener
    }

    /// Lets frames pass, and hears each.
    fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
            settle(&mut self.app);
            let mut reader = self.app.world_mut().resource_mut::<ScreenReader>();
            let Some(update) = reader.take_tree() else {
                continue;
            };
            match &mut self.tree {
                None => self.tree = Some(Tree::new(update, true)),
                Some(tree) => {
                    tree.update_and_process_changes(update, &mut Announced(&mut self.heard));
                }
            }
        }
    }

    fn nodes(&self) -> Vec<Node<'_>> {
        fn add<'a>(node: Node<'a>, all: &mut Vec<Node<'a>>) {
            all.push(node);
            node.children().for_each(|child| add(child, all));
        }
        let mut all = Vec::new();
        add(self.tree.as_ref().unwrap().state().root(), &mut all);
        all
    }

    fn find(&self, role: Role, is_meant: impl Fn(&str) -> bool) -> Option<NodeId> {
        let nodes = self.nodes();
        let found = nodes
            .iter()
            .find(|node| node.role() == role && node.label().is_some_and(|label| is_meant(&label)));
        found.map(Node::id)
    }

    fn ask(&mut self, node: NodeId, action: Action) {
        let (target_node, target_tree) = self
            .tree
            .as_ref()
            .unwrap()
            .state()
            .locate_node(node)
            .unwrap();
        self.app
            .world_mut()
            .resource_mut::<ScreenReader>()
            .ask(ActionRequest {
                action,
                target_tree,
                target_node,
                data: None,
            });
        self.wait(8);
    }

    /// Presses the first thing whose name begins like this.
    #[track_caller]
    fn press(&mut self, name: &str) {
        let is_meant = |label: &str| label.starts_with(name);
        let found = [Role::Button, Role::RadioButton]
            .iter()
            .find_map(|role| self.find(*role, is_meant));
        let Some(button) = found else {
            let labels: Vec<_> = self
                .nodes()
                .iter()
                .filter_map(|node| Some(format!("{:?} {}", node.role(), node.label()?)))
                .collect();
            panic!("no button `{name}` among {labels:#?}");
        };
        self.ask(button, Action::Click);
    }

    /// The legal moves, by what is said of them.
    fn moves(&self) -> Vec<(NodeId, String)> {
        let list = self.find(Role::List, |label| label == "Legal moves");
        let Some(list) = list else {
            return Vec::new();
        };
        let list = self
            .tree
            .as_ref()
            .unwrap()
            .state()
            .node_by_id(list)
            .unwrap();
        list.children()
            .flat_map(|group| group.children().collect::<Vec<_>>())
            .map(|node| (node.id(), node.label().unwrap_or_default()))
            .collect()
    }

    /// The name of what has the focus.
    fn focus(&self) -> Option<String> {
        let focus = self.tree.as_ref()?.state().focus()?;
        focus.label()
    }

    fn is_over(&self) -> bool {
        let session = self.app.world().get_resource::<Session>();
        session.is_some_and(|session| session.position().outcome().is_some())
    }

    fn played(&self) -> usize {
        self.app.world().resource::<Session>().record().len()
    }
}

#[test]
fn whatever_can_be_pressed_has_a_name() {
    let mut nameless: Vec<String> = Vec::new();
    let mut look = |listener: &Listener, place: &str| {
        let nodes = listener.nodes();
        // Bars are known by what they are.
        let nodes = nodes.iter().filter(|node| node.role() != Role::ScrollBar);
        for node in nodes {
            let is_used = node.is_clickable(&everything) || node.is_focusable(&everything);
            let name = node.label().unwrap_or_default();
            if is_used && name.trim().is_empty() {
                nameless.push(format!(
                    "{place}: {:?} {:?}",
                    node.role(),
                    node.bounding_box()
                ));
            }
        }
    };
    for path in PATHS {
        let mut listener = Listener::new();
        for name in path.split(" > ") {
            listener.press(name);
        }
        look(&listener, path);
    }
    assert_eq!(nameless, Vec::<String>::new());
}

/// Ways from the title screen: what is pressed one after the other.
const PATHS: &[&str] = &[
    "Settings",
    "Settings > Sound",
    "Settings > Controls",
    "Settings > Accessibility",
    "Settings > Gameplay",
    "Settings > Language",
    "Settings > Privacy",
    "Settings > About",
    "Rules & keys",
    "Matches",
    "Players",
    "Today’s puzzle: a lesson first",
    "XIMA > Next: lesson 1",
    "XIMA > Puzzles",
    "XIMA > Watch",
    "XIMA > More...",
    "XIMA > Position editor",
    "XIMA > Play now > Menu",
    "mini-Xafka > Play now",
    "Mathematichess > Play now > Analyse",
    "Xong > Play now > Moves",
    "Chimple > Play now > More",
];

impl Listener {
    /// Plays the first legal move of the list until the match is over, at most this often.
    fn play(&mut self, most: usize) {
        for _ in 0..most {
            if self.is_over() {
                break;
            }
            let moves = self.moves();
            let asks = self.find(Role::Button, |it| it == "Play on").is_some();
            match moves.first() {
                Some((id, _)) => self.ask(*id, Action::Click),
                // The coach wants to know.
                None if asks => self.press("Play on"),
                None => self.wait(5),
            }
        }
        self.wait(10);
    }

    #[track_caller]
    fn assert_heard(&self, text: &str) {
        let heard = self.heard.join("\n");
        assert!(heard.contains(text), "`{text}` was not said:\n{heard}");
    }
}

fn play_whole(games: &[&str]) {
    for game in games {
        let mut listener = Listener::new();
        listener.press(game);
        listener.press("Play");
        listener.play(600);
        assert!(listener.is_over(), "{game}: {:?}", listener.heard);
        assert!(listener.played() > 4);
        // Nobody knows how: the computer has another seed in each match.
        let ends = ["You win", "You lost", "Draw"];
        let is_told = |said: &String| ends.iter().any(|end| said.contains(end));
        assert!(listener.heard.iter().any(is_told), "{:?}", listener.heard);
        // Where a Xoid lies is no part of its name.
        let has_places = listener.heard.iter().any(|it| it.contains("It touches"));
        assert_eq!(has_places, *game == "Xong");
    }
}

#[test]
fn a_match_is_played_from_the_title_to_the_end() {
    play_whole(&["mini-Xafka", "Chimple", "Xong"]);
}

#[test]
#[ignore = "takes minutes"]
fn a_long_match_is_played_from_the_title_to_the_end() {
    play_whole(&["XIMA", "Mathematichess"]);
}

impl Listener {
    /// The places of the board that may be chosen.
    fn open_places(&self) -> Vec<(NodeId, String)> {
        let places = self.nodes().into_iter().filter_map(|node| {
            let name = node
                .label()
                .filter(|_| node.role() == Role::ListBoxOption)?;
            name.ends_with("available").then(|| (node.id(), name))
        });
        places.collect()
    }
}

#[test]
fn the_board_is_read_and_played_place_by_place() {
    let mut listener = Listener::new();
    listener.press("XIMA");
    listener.press("Play now");
    let corner = listener.find(Role::ListBoxOption, |it| {
        it.starts_with("A1: empty, floor 1")
    });
    listener.ask(corner.unwrap(), Action::Click);
    listener.assert_heard("A1");
    for _ in 0..40 {
        if listener
            .open_places()
            .iter()
            .any(|(_, name)| name.starts_with("A1: red"))
        {
            break;
        }
        listener.wait(5);
    }
    // The block is taken up, and the places are named that it can go to.
    let own = listener.find(Role::ListBoxOption, |it| it.starts_with("A1: red"));
    listener.ask(own.unwrap(), Action::Click);
    let held = listener.find(Role::ListBoxOption, |it| {
        it.starts_with("A1: red") && it.ends_with("selected")
    });
    assert!(held.is_some());
    let before = listener.played();
    let (goal, name) = listener.open_places().remove(0);
    listener.ask(goal, Action::Focus);
    assert_eq!(
        listener.focus().as_deref(),
        Some(name.as_str()),
        "the cursor is the focus"
    );
    listener.ask(goal, Action::Click);
    assert!(listener.played() > before);
}

#[test]
fn a_board_is_not_read_while_the_clocks_stand() {
    let mut listener = Listener::new();
    let mut terms = testing::terms("xafka", &["Ada", "level:1"], &[]);
    terms.clock = "5m".parse().unwrap();
    let game = testing::played_on(terms, &[]);
    ask(&mut listener.app, SessionRequest::open(game));
    for paused in [false, true, false] {
        let pause = SessionRequest::Play(PlayRequest::SetPaused(paused));
        ask(&mut listener.app, pause);
        listener.wait(5);
        let place = listener.find(Role::ListBoxOption, |it| it.starts_with("d4"));
        assert_eq!(place.is_none(), paused);
    }
}

#[test]
fn what_lies_below_a_dialog_is_not_read() {
    let mut listener = Listener::new();
    listener.press("mini-Xafka");
    listener.press("Play now");
    assert!(!listener.moves().is_empty());
    listener.press("Menu");
    assert!(listener.moves().is_empty());
    assert!(listener.find(Role::Button, |it| it == "Undo").is_none());
    let dialog = listener.find(Role::Dialog, |_| true);
    assert!(dialog.is_some(), "the menu is a dialog with a name");
}

#[test]
fn settings_are_named_by_their_rows() {
    let mut listener = Listener::new();
    listener.press("Settings");
    assert_eq!(listener.focus().as_deref(), Some("Settings"));
    listener.press("Accessibility");
    assert!(
        listener
            .find(Role::CheckBox, |it| it == "Bold marks: Off")
            .is_some()
    );
    listener.press("Interface size: More");
    listener.assert_heard("125");
    listener.press("Reset to defaults");
    listener.assert_heard("back to their defaults");
}

#[test]
fn a_puzzle_says_its_task_and_what_a_try_was_worth() {
    let mut listener = Listener::new();
    listener.press("mini-Xafka");
    listener.press("Puzzles");
    listener.press("Which Light?");
    listener.assert_heard("White sets the light and wins at once.");
    let green = listener
        .moves()
        .into_iter()
        .find(|(_, words)| words.starts_with("Green"));
    listener.ask(green.unwrap().0, Action::Click);
    listener.assert_heard("Solved");
}

#[test]
fn what_is_taken_back_is_said_and_nothing_twice() {
    let mut listener = Listener::new();
    listener.press("mini-Xafka");
    listener.press("Two players, here");
    let first = listener.moves().remove(0).0;
    listener.ask(first, Action::Click);
    listener.press("Undo");
    listener.assert_heard("Taken back.");
    for said in &listener.heard {
        let mut sentences: Vec<&str> = said.split_inclusive(". ").map(str::trim).collect();
        let count = sentences.len();
        sentences.dedup();
        assert_eq!(sentences.len(), count, "{said}");
    }
}

#[test]
fn every_turn_is_announced_once() {
    let mut listener = Listener::new();
    listener.press("mini-Xafka");
    listener.press("Play now");
    listener.wait(10);
    listener.assert_heard("Your move.");
    for turn in 0..4 {
        listener.heard.clear();
        let first = listener.moves().remove(0).0;
        listener.ask(first, Action::Click);
        while listener.moves().is_empty() {
            assert!(!listener.is_over(), "{turn}: {:?}", listener.heard);
            match listener.find(Role::Button, |it| it == "Play on") {
                Some(_) => listener.press("Play on"),
                None => listener.wait(5),
            }
        }
        listener.wait(10);
        let heard = listener.heard.join(" ");
        assert_eq!(heard.matches("Your move.").count(), 1, "{turn}: {heard}");
    }
}

#[test]
fn tab_leads_over_the_board_of_chimple_in_words() {
    let mut listener = Listener::new();
    listener.press("Chimple");
    listener.press("Play now");
    let goes = listener.find(Role::ListBoxOption, |it| it.contains("from"));
    listener.ask(
        goes.expect("what can be done is among the places"),
        Action::Click,
    );
    assert!(listener.played() > 0);
}

#[test]
fn nothing_is_described_to_nobody() {
    let mut app = headless_app(Archive::none());
    app.update();
    let mut reader = app.world_mut().resource_mut::<ScreenReader>();
    assert!(reader.take_tree().is_none());
}
