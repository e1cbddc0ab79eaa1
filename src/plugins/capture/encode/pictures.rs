//! A film as a folder of numbered PNG files, one a tick.

use std::{
    fs::{self, File},
    io::{self, ErrorKind, Read as _},
    path::{Path, PathBuf},
};

use super::{Shot, cannot_write};
use crate::plugins::capture::{png, workshop::Workshop};
use crate::texts;

/// A folder of numbered pictures. They are put in their place together.
#[derive(Debug)]
pub(crate) struct Pictures {
    size: (u32, u32),
    count: u32,
    /// The folder that they are to be in; an empty one is there already, or none.
    place: PathBuf,
    is_there: bool,
    workshop: Workshop,
}

impl Pictures {
    pub(super) fn create(place: &Path, size: (u32, u32)) -> Result<Self, String> {
        let failed = |error: io::Error| cannot_write(place, error);
        let is_there = match fs::read_dir(place).map(|mut within| within.next().is_none()) {
            Ok(true) => true,
            Ok(false) => {
                return Err(texts::film_folder_not_empty(&place.display().to_string()));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => false,
            Err(error) => return Err(failed(error)),
        };
        // A folder that is there may be a disk of its own or lead to one: the pictures are
        // made where they are to be.
        let beside = place.parent().unwrap_or(Path::new(""));
        if !is_there && !beside.as_os_str().is_empty() {
            fs::create_dir_all(beside).map_err(failed)?;
        }
        let workshop = Workshop::in_folder(if is_there { place } else { beside });
        let workshop = workshop.map_err(failed)?;
        fs::create_dir(workshop.made()).map_err(failed)?;
        Ok(Self {
            size,
            count: 0,
            place: place.to_owned(),
            is_there,
            workshop,
        })
    }

    pub(super) fn add(&mut self, shot: &Shot) -> Result<(), String> {
        let picture = png::encoded(&shot.rgb, self.size)?;
        for _ in 0..shot.ticks {
            fs::write(self.workshop.made().join(name(self.count)), &picture)
                .map_err(|error| cannot_write(&self.place.join(name(self.count)), error))?;
            self.count += 1;
        }
        Ok(())
    }

    pub(super) fn finish(self) -> Result<(), String> {
        let made = self.workshop.made();
        for number in 0..self.count {
            self.read_back(&made.join(name(number)))
                .map_err(|error| cannot_write(&self.place.join(name(number)), error))?;
        }
        self.put_in_place(&made)
            .map_err(|error| cannot_write(&self.place, error))
    }

    /// Has a picture be on disk, and reads whether it is whole.
    fn read_back(&self, picture: &Path) -> io::Result<()> {
        let mut file = File::options().read(true).write(true).open(picture)?;
        file.sync_all()?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        if png::size_of(&bytes) != Some(self.size) {
            return Err(io::Error::new(
                ErrorKind::InvalidData,
                texts::film_not_whole(),
            ));
        }
        Ok(())
    }

    /// Cuts a picture off, as a disk would that has lost its end.
    #[cfg(test)]
    pub(super) fn cut_off(&self, number: u32) {
        let picture = File::options()
            .write(true)
            .open(self.workshop.made().join(name(number)));
        picture.and_then(|picture| picture.set_len(50)).ok();
    }

    fn put_in_place(&self, made: &Path) -> io::Result<()> {
        if !self.is_there {
            return fs::rename(made, &self.place);
        }
        for number in 0..self.count {
            let moved = fs::rename(made.join(name(number)), self.place.join(name(number)));
            if let Err(error) = moved {
                for number in 0..number {
                    // Nothing was there before.
                    let _ = fs::remove_file(self.place.join(name(number)));
                }
                return Err(error);
            }
        }
        Ok(())
    }
}

fn name(number: u32) -> String {
    format!("{number:05}.png")
}
