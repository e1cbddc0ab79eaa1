//! Adds the table to the tree of the panels.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::{
    EguiOutput, PrimaryEguiContext,
    egui::{
        self, Id,
        accesskit::{Action, Live, Node, NodeId, Rect, Role, TreeUpdate},
    },
};

use super::{Readable, ReadablePlace, ScreenReader};
use crate::{
    plugins::app::{machine::redraw::RedrawScheduler, states::Overlay},
    texts,
    words::language,
};

/// The things of the table that are in the tree, by the names that it has for them.
#[derive(Resource, Debug, Default)]
pub(super) struct Things(HashMap<NodeId, Thing>);

impl Things {
    /// What is meant by a name; none where it belongs to a panel.
    pub(super) fn get(&self, id: NodeId) -> Option<&Thing> {
        self.0.get(&id)
    }
}

/// A thing of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    /// A place of the board, by its number in [`Readable`].
    Place(usize),
    /// A legal move, as text.
    Move(String),
    /// Something that only holds others.
    Group,
}

/// What is said anew is a new thing in the tree each time: so it is read even if the same
/// was said before.
#[derive(Debug, Default)]
pub(super) struct LastNews {
    number: u64,
    text: String,
}

/// Takes the tree of the panels, adds the table and the news, and keeps it for the reader.
pub(super) fn complete(
    mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
    overlay: Res<State<Overlay>>,
    readable: Res<Readable>,
    mut news: Local<LastNews>,
    mut things: ResMut<Things>,
    mut reader: ResMut<ScreenReader>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    things.0.clear();
    let Some(mut update) = outputs
        .iter_mut()
        .find_map(|mut output| output.platform_output.accesskit_update.take())
    else {
        // The first tree comes with the next frame.
        redraw.now();
        return;
    };
    let mut tree = Branches {
        update: &mut update,
        things: &mut things.0,
        on_root: Vec::new(),
    };
    // What lies over the table is read alone.
    if *overlay == Overlay::None {
        tree.board(&readable);
        tree.moves(&readable);
    }
    tree.news(&readable.news, &mut news);
    tree.hang_up();
    name_the_nameless(&mut update);
    name_by_groups(&mut update, &things.0);
    leave_the_dialog_alone(&mut update);
    // A change that nobody but the reader sees is none.
    reader.bypass_change_detection().tree = Some(update);
}

/// The tree in its making.
struct Branches<'a> {
    update: &'a mut TreeUpdate,
    things: &'a mut HashMap<NodeId, Thing>,
    on_root: Vec<NodeId>,
}

impl Branches<'_> {
    fn add(&mut self, id: NodeId, node: Node) {
        self.update.nodes.push((id, node));
    }

    fn thing(&mut self, id: NodeId, thing: Thing, node: Node) -> NodeId {
        self.things.insert(id, thing);
        self.add(id, node);
        id
    }

    fn board(&mut self, readable: &Readable) {
        if readable.places.is_empty() {
            return;
        }
        let count = readable.places.len();
        let mut board = Node::new(Role::ListBox);
        board.set_label(texts::reader_board());
        for (index, place) in readable.places.iter().enumerate() {
            let mut node = place_node(place);
            node.set_position_in_set(index + 1);
            node.set_size_of_set(count);
            let id = self.thing(named(("place", index)), Thing::Place(index), node);
            board.push_child(id);
            // A panel that has the focus keeps it.
            let root = egui::accesskit_root_id().accesskit_id();
            if readable.cursor == Some(index) && self.update.focus == root {
                self.update.focus = id;
            }
        }
        let id = self.thing(named("board"), Thing::Group, board);
        self.on_root.push(id);
    }

    /// The legal moves, by where they begin.
    fn moves(&mut self, readable: &Readable) {
        if readable.offers.is_empty() {
            return;
        }
        let mut all = Node::new(Role::List);
        all.set_label(texts::reader_moves());
        for (index, offer) in readable.offers.iter().enumerate() {
            let mut group = Node::new(Role::Group);
            if !offer.from.is_empty() {
                group.set_label(offer.from.as_str());
            }
            for (text, words) in &offer.moves {
                let mut button = Node::new(Role::Button);
                button.set_label(words.as_str());
                button.add_action(Action::Click);
                let id = named(("move", text));
                let id = self.thing(id, Thing::Move(text.clone()), button);
                group.push_child(id);
            }
            let id = self.thing(named(("moves from", index)), Thing::Group, group);
            all.push_child(id);
        }
        let id = self.thing(named("moves"), Thing::Group, all);
        self.on_root.push(id);
    }

    fn news(&mut self, said: &[String], last: &mut LastNews) {
        if !said.is_empty() {
            last.number += 1;
            last.text = said.join(" ");
        }
        if last.text.is_empty() {
            return;
        }
        let mut node = Node::new(Role::Status);
        node.set_label(last.text.as_str());
        node.set_live(Live::Polite);
        let id = self.thing(named(("news", last.number)), Thing::Group, node);
        self.on_root.push(id);
    }

    /// Hangs everything on the root of the tree, and says there in which language it is.
    fn hang_up(self) {
        let root = egui::accesskit_root_id().accesskit_id();
        let found = self.update.nodes.iter_mut().find(|(id, _)| *id == root);
        if let Some((_, node)) = found {
            node.set_label("Curio");
            node.set_language(language().code());
            for id in self.on_root {
                node.push_child(id);
            }
        }
    }
}

/// Names what egui leaves nameless: fields that say within themselves what they are for, and
/// dialogs, by their first words.
fn name_the_nameless(update: &mut TreeUpdate) {
    let first_words = |nodes: &[(NodeId, Node)], dialog: &Node| {
        let within = below(nodes, dialog);
        let words = |id: &NodeId| {
            let (_, node) = nodes.iter().find(|(known, _)| known == id)?;
            (node.role() == Role::Label).then(|| node.value().map(str::to_owned))?
        };
        within.iter().find_map(words)
    };
    let named = |(_, node): &(NodeId, Node)| match (node.label(), node.role()) {
        (None, Role::Dialog) => first_words(&update.nodes, node),
        (None, _) => node.placeholder().map(str::to_owned),
        (Some(_), _) => None,
    };
    let names: Vec<Option<String>> = update.nodes.iter().map(named).collect();
    for ((_, node), name) in update.nodes.iter_mut().zip(names) {
        if let Some(name) = name {
            node.set_label(name);
        }
    }
}

/// Names switches and buttons in the rows of settings by what the rows are about. Buttons can
/// be pressed even if they are disabled just now: readers remember what they could do at first.
fn name_by_groups(update: &mut TreeUpdate, things: &HashMap<NodeId, Thing>) {
    let is_row = |(id, node): &&(NodeId, Node)| {
        node.role() == Role::Group && !things.contains_key(id) && node.label().is_some()
    };
    let mut rows: HashMap<NodeId, String> = HashMap::new();
    for (_, row) in update.nodes.iter().filter(is_row) {
        for id in below(&update.nodes, row) {
            rows.insert(id, row.label().unwrap_or_default().to_owned());
        }
    }
    for (id, node) in &mut update.nodes {
        if !matches!(node.role(), Role::Button | Role::CheckBox) {
            continue;
        }
        node.add_action(Action::Click);
        if let (Some(row), Some(label)) = (rows.get(id), node.label()) {
            let name = texts::reader_in_row(row, label);
            node.set_label(name);
        }
    }
}

/// A dialog that has to be answered is read alone: what is below it cannot be used.
fn leave_the_dialog_alone(update: &mut TreeUpdate) {
    let is_dialog = |node: &Node| node.role() == Role::Dialog && node.is_modal();
    let Some(dialog) = update.nodes.iter().rfind(|(_, node)| is_dialog(node)) else {
        return;
    };
    let dialog = dialog.0;
    let root = egui::accesskit_root_id().accesskit_id();
    let nodes = &update.nodes;
    let is_kept = |child: &NodeId| {
        let found = nodes.iter().find(|(id, _)| id == child);
        found.is_some_and(|(id, node)| {
            let leads_there = *id == dialog || below(nodes, node).contains(&dialog);
            leads_there || node.live() == Some(Live::Polite)
        })
    };
    let Some((_, top)) = nodes.iter().find(|(id, _)| *id == root) else {
        return;
    };
    let kept: Vec<NodeId> = top.children().iter().copied().filter(is_kept).collect();
    let mut top = top.clone();
    top.set_children(kept);
    let within = below(nodes, &top);
    update
        .nodes
        .retain(|(id, _)| *id == root || within.contains(id));
    for (id, node) in &mut update.nodes {
        if *id == root {
            *node = top.clone();
        } else if *id == dialog {
            node.add_action(Action::Focus);
        }
    }
    // Whoever enters it hears its name.
    if update.focus == root || !within.contains(&update.focus) {
        update.focus = dialog;
    }
}

/// Everything below a node of a tree, each before what is below it.
fn below(nodes: &[(NodeId, Node)], node: &Node) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut waiting: Vec<NodeId> = node.children().iter().rev().copied().collect();
    while let Some(id) = waiting.pop() {
        found.push(id);
        if let Some((_, node)) = nodes.iter().find(|(known, _)| *known == id) {
            waiting.extend(node.children().iter().rev());
        }
    }
    found
}

fn place_node(place: &ReadablePlace) -> Node {
    let mut node = Node::new(Role::ListBoxOption);
    node.set_label(place.words.as_str());
    node.set_selected(place.is_held);
    node.add_action(Action::Focus);
    if place.is_choosable {
        node.add_action(Action::Click);
    }
    if let Some(bounds) = place.bounds {
        node.set_bounds(Rect {
            x0: bounds.min.x.into(),
            y0: bounds.min.y.into(),
            x1: bounds.max.x.into(),
            y1: bounds.max.y.into(),
        });
    }
    node
}

/// The name of a thing of the table in the tree: the same in every frame.
fn named(what: impl core::hash::Hash + core::fmt::Debug) -> NodeId {
    Id::new("table").with(what).accesskit_id()
}
