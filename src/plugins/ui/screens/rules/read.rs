//! Reads a page of rules from Markdown.
//!
//! Of Markdown a page uses headings, paragraphs, lists of one level, tables,
//! emphasis, code and fenced blocks; anything else is refused, so that nothing
//! is lost on the way to the screen.

use markdown::{
    Constructs, ParseOptions,
    mdast::{self, Node},
};

use super::{
    ReadFigure,
    figure::{Drawing, Figure},
};

/// The paragraph in whose place the options are listed.
const OPTIONS: &str = "{options}";

/// A page that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct PageError {
    line: usize,
    reason: String,
}

/// A page as it was read.
#[derive(Debug, Default)]
pub(super) struct Text {
    pub(super) sections: Vec<Section>,
}

/// A heading with all that stands below it.
#[derive(Debug, Default)]
pub(super) struct Section {
    /// 1 for the name of the page; 0 before any heading.
    pub(super) level: u8,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
    pub(super) pictures: Vec<Picture>,
    /// Whether the last block was a picture, so that a caption may follow.
    after_picture: bool,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    Paragraph(Vec<Span>),
    /// An item of a list with its number, if it has one.
    Item(Option<u32>, Vec<Span>),
    /// The rows of a table, the head first.
    Table(Vec<Vec<Cell>>),
    Code(String),
    /// The list of options.
    Options,
}

/// A cell of a table.
pub(super) type Cell = Vec<Span>;

/// A piece of text in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) text: String,
    pub(super) style: Style,
}

/// How a piece of text is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Style {
    #[default]
    Plain,
    Emphasis,
    Strong,
    Code,
}

/// A picture with the line below it.
#[derive(Debug)]
pub(super) struct Picture {
    pub(super) drawing: Drawing,
    pub(super) caption: String,
}

impl Text {
    pub(super) fn read(markdown: &str, figure: ReadFigure) -> Result<Self, PageError> {
        let mut page = Self::default();
        for node in tree(markdown)? {
            page.add(&node, figure).map_err(|reason| PageError {
                line: node.position().map_or(0, |place| place.start.line),
                reason,
            })?;
        }
        Ok(page)
    }

    fn add(&mut self, node: &Node, figure: ReadFigure) -> Result<(), String> {
        if let Node::Heading(heading) = node {
            self.sections.push(Section {
                level: heading.depth,
                title: plain(&spans(&heading.children)?),
                ..Section::default()
            });
            return Ok(());
        }
        if self.sections.is_empty() {
            self.sections.push(Section::default());
        }
        let Some(section) = self.sections.last_mut() else {
            return Ok(());
        };
        match node {
            Node::Paragraph(paragraph) => section.paragraph(spans(&paragraph.children)?),
            Node::List(list) => section.list(list)?,
            Node::Table(table) => {
                let rows = table.children.iter().map(row).collect::<Result<_, _>>()?;
                section.block(Block::Table(rows));
            }
            Node::Code(code) => match figure_of(code) {
                None => section.block(Block::Code(code.value.clone())),
                Some(found) => {
                    section.pictures.push(Picture {
                        drawing: match &*found.kind {
                            "position" => found.drawing(),
                            _ => figure(&found)?,
                        },
                        caption: String::new(),
                    });
                    section.after_picture = true;
                }
            },
            other => return Err(unknown(other)),
        }
        Ok(())
    }
}

impl Section {
    fn paragraph(&mut self, spans: Vec<Span>) {
        match (spans.as_slice(), self.pictures.last_mut()) {
            ([one], _) if one.text == OPTIONS => self.block(Block::Options),
            ([one], Some(picture)) if one.style == Style::Emphasis && self.after_picture => {
                picture.caption.clone_from(&one.text);
                self.after_picture = false;
            }
            _ => self.block(Block::Paragraph(spans)),
        }
    }

    fn list(&mut self, list: &mdast::List) -> Result<(), String> {
        let numbers = list.start.unwrap_or(1)..;
        for (number, item) in numbers.zip(&list.children) {
            let [Node::Paragraph(text)] = item.children().map_or(&[][..], Vec::as_slice) else {
                return Err("an item of a list is one paragraph".to_owned());
            };
            let number = list.ordered.then_some(number);
            self.block(Block::Item(number, spans(&text.children)?));
        }
        Ok(())
    }

    fn block(&mut self, block: Block) {
        self.blocks.push(block);
        self.after_picture = false;
    }
}

/// The blocks of a text, in order.
fn tree(markdown: &str) -> Result<Vec<Node>, PageError> {
    let options = ParseOptions {
        constructs: Constructs {
            gfm_table: true,
            ..Constructs::default()
        },
        ..ParseOptions::default()
    };
    match markdown::to_mdast(markdown, &options) {
        Ok(Node::Root(root)) => Ok(root.children),
        Ok(_) => Ok(Vec::new()),
        Err(message) => Err(PageError {
            line: 0,
            reason: message.reason,
        }),
    }
}

/// The picture in a fenced block, unless it is plain text.
fn figure_of(code: &mdast::Code) -> Option<Figure> {
    let meta = code.meta.as_deref().unwrap_or_default();
    Figure::new(code.lang.as_deref()?, meta, &code.value)
}

/// The pictures in a text, for tests of what they show.
#[cfg(test)]
pub(crate) fn figures(markdown: &str) -> Vec<Figure> {
    let nodes = tree(markdown).unwrap_or_default();
    nodes
        .iter()
        .filter_map(|node| match node {
            Node::Code(code) => figure_of(code),
            _ => None,
        })
        .collect()
}

fn row(row: &Node) -> Result<Vec<Cell>, String> {
    let cells = row.children().map_or(&[][..], Vec::as_slice);
    cells
        .iter()
        .map(|cell| spans(cell.children().map_or(&[][..], Vec::as_slice)))
        .collect()
}

/// Text within a paragraph, an item or a cell.
fn spans(nodes: &[Node]) -> Result<Vec<Span>, String> {
    let mut found = Vec::new();
    for node in nodes {
        let (text, style) = match node {
            Node::Text(text) => (text.value.clone(), Style::Plain),
            Node::InlineCode(code) => (code.value.clone(), Style::Code),
            Node::Emphasis(inside) => (plain(&spans(&inside.children)?), Style::Emphasis),
            Node::Strong(inside) => (plain(&spans(&inside.children)?), Style::Strong),
            other => return Err(unknown(other)),
        };
        let text = text.replace('\n', " ");
        found.push(Span { text, style });
    }
    Ok(found)
}

fn unknown(node: &Node) -> String {
    let name = format!("{node:?}");
    let name = name.split_whitespace().next().unwrap_or_default();
    format!("a page of rules cannot have: {name}")
}

/// Text without its styles.
pub(super) fn plain(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# Game

Read *this* and `that`,
**all** of it.

```figure lamp
red
```

*A lamp.*

## Rest

1. one
2. two

- loose

| a | b |
|---|---|
| `K` | king |

```
code
```

{options}
";

    fn any(figure: &Figure) -> Result<Drawing, String> {
        if figure.body.trim() == "broken" {
            return Err("is broken".to_owned());
        }
        Ok(Drawing::new(|_, _| {}))
    }

    #[test]
    fn a_page_is_read_in_its_parts() {
        let page = Text::read(PAGE, any).unwrap();
        let titles: Vec<_> = page
            .sections
            .iter()
            .map(|it| (it.level, &*it.title))
            .collect();
        assert_eq!(titles, [(1, "Game"), (2, "Rest")]);
        let first = &page.sections[0];
        let [Block::Paragraph(spans)] = first.blocks.as_slice() else {
            panic!("{:?}", first.blocks);
        };
        assert_eq!(plain(spans), "Read this and that, all of it.");
        assert_eq!(spans[1].style, Style::Emphasis);
        assert_eq!(spans[3].style, Style::Code);
        assert_eq!(spans[5].style, Style::Strong);
        assert_eq!(first.pictures[0].caption, "A lamp.");
        let rest = &page.sections[1].blocks;
        assert_eq!(rest.len(), 6);
        assert!(matches!(&rest[1], Block::Item(Some(2), text) if plain(text) == "two"));
        assert!(matches!(&rest[2], Block::Item(None, text) if plain(text) == "loose"));
        assert!(matches!(&rest[3], Block::Table(rows) if plain(&rows[1][1]) == "king"));
        assert_eq!(rest[4], Block::Code("code".to_owned()));
        assert_eq!(rest[5], Block::Options);
    }

    #[test]
    fn what_would_be_lost_is_refused_with_its_line() {
        for markdown in [
            "a\n\n> quoted\n",
            "a\n\n<b>x</b>\n",
            "a\n\n![x](y)\n",
            "a\n\n---\n",
        ] {
            let error = Text::read(markdown, any).unwrap_err();
            assert_eq!(error.line, 3, "{markdown}");
        }
        let error = Text::read("a\n\n```figure x\nbroken\n```\n", any).unwrap_err();
        assert_eq!(error.to_string(), "line 3: is broken");
    }
}
