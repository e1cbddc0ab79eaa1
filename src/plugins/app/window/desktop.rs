//! What the window manager of an X11 desktop says. Elsewhere nobody is asked: there, the
//! system and winit know by themselves.

pub(super) use self::system::Desktop;

#[cfg(target_os = "linux")]
mod system {
    use std::env;

    use bevy::math::{IRect, IVec2};
    use x11rb::{
        connection::Connection as _,
        protocol::xproto::{AtomEnum, ConnectionExt as _, ScreenSaver, Window},
        rust_connection::RustConnection,
    };

    /// The most numbers that are read of a property.
    const MOST: u32 = 1024;

    /// A desktop, connected to by itself beside the window's own connection.
    #[derive(Debug)]
    pub(in super::super) struct Desktop {
        connection: RustConnection,
        root: Window,
    }

    impl Desktop {
        /// The desktop that the window is on, if it is an X11 one.
        pub(crate) fn connect() -> Option<Self> {
            let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
            // As winit chooses.
            if is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET") || !is_set("DISPLAY") {
                return None;
            }
            let (connection, screen) = x11rb::connect(None).ok()?;
            let root = connection.setup().roots.get(screen)?.root;
            Some(Self { connection, root })
        }

        /// Whether there is a window manager.
        pub(crate) fn has_manager(&self) -> bool {
            self.numbers(self.root, "_NET_SUPPORTING_WM_CHECK", AtomEnum::WINDOW)
                .is_some_and(|windows| !windows.is_empty())
        }

        /// What panels leave free of the whole desktop.
        pub(crate) fn work_area(&self) -> Option<IRect> {
            let cardinal = AtomEnum::CARDINAL;
            let current = self.numbers(self.root, "_NET_CURRENT_DESKTOP", cardinal);
            let current = current.and_then(|current| current.first().copied());
            let areas = self.numbers(self.root, "_NET_WORKAREA", cardinal)?;
            let mut areas = areas.chunks_exact(4);
            let &[x, y, width, height] = areas.nth(current.unwrap_or(0) as usize)? else {
                return None;
            };
            let number = |number| i32::try_from(number).ok();
            let corner = IVec2::new(x.cast_signed(), y.cast_signed());
            let size = IVec2::new(number(width)?, number(height)?);
            Some(IRect::from_corners(corner, corner.saturating_add(size)))
        }

        /// Whether a window fills the screen, by the word of the window manager.
        pub(crate) fn is_full(&self, window: u64) -> Option<bool> {
            if !self.has_manager() {
                return None;
            }
            let full = self.atom("_NET_WM_STATE_FULLSCREEN")?;
            let window = Window::try_from(window).ok()?;
            let states = self.numbers(window, "_NET_WM_STATE", AtomEnum::ATOM);
            Some(states.unwrap_or_default().contains(&full))
        }

        /// Makes the screen saver wait as if somebody had touched something. Returns whether
        /// the desktop is still there.
        pub(crate) fn stay_awake(&self) -> bool {
            let asked = self.connection.force_screen_saver(ScreenSaver::RESET);
            asked.is_ok() && self.connection.flush().is_ok()
        }

        fn atom(&self, name: &str) -> Option<u32> {
            let asked = self.connection.intern_atom(false, name.as_bytes()).ok()?;
            Some(asked.reply().ok()?.atom)
        }

        fn numbers(&self, of: Window, name: &str, kind: AtomEnum) -> Option<Vec<u32>> {
            let name = self.atom(name)?;
            let asked = self
                .connection
                .get_property(false, of, name, kind, 0, MOST)
                .ok()?;
            Some(asked.reply().ok()?.value32()?.collect())
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use bevy::math::IRect;

    /// There is none.
    #[derive(Debug)]
    pub(in super::super) enum Desktop {}

    impl Desktop {
        pub(crate) const fn connect() -> Option<Self> {
            None
        }

        pub(crate) const fn has_manager(&self) -> bool {
            match *self {}
        }

        pub(crate) const fn work_area(&self) -> Option<IRect> {
            match *self {}
        }

        pub(crate) const fn is_full(&self, _: u64) -> Option<bool> {
            match *self {}
        }

        pub(crate) const fn stay_awake(&self) -> bool {
            match *self {}
        }
    }
}
