//! What every command is given, and what it returns for bad usage.

use std::path::{Path, PathBuf};

use super::output::Out;
use crate::{
    client::{Client, ClientRequest, HostAt, Opening},
    texts,
    ugi::Permits,
    words::Language,
};

/// What every command can use.
pub(super) struct Context<'a> {
    pub(crate) out: &'a mut dyn Out,
    pub(crate) client: Option<&'a dyn Client>,
    pub(crate) data_dir: Option<PathBuf>,
    pub(crate) reset_settings: bool,
    pub(crate) language: Option<Language>,
}

impl Context<'_> {
    /// Opens the window. It may start no other program unasked.
    pub(crate) fn open(&self, request: ClientRequest) -> anyhow::Result<()> {
        self.open_with(request, Permits::default(), None)
    }

    /// Opens the window, which may start these programs, and lets phones in.
    pub(crate) fn open_with(
        &self,
        request: ClientRequest,
        permits: Permits,
        host: Option<HostAt>,
    ) -> anyhow::Result<()> {
        if host.is_some() && cfg!(not(feature = "host")) {
            anyhow::bail!(texts::cli_no_host());
        }
        self.client()?.open(Opening {
            request,
            data_dir: self.data_dir.clone(),
            reset_settings: self.reset_settings,
            language: self.language,
            permits,
            host,
            #[cfg(feature = "host")]
            evening: super::evening::hold,
        })
    }

    pub(crate) fn client(&self) -> anyhow::Result<&dyn Client> {
        self.client
            .ok_or_else(|| anyhow::anyhow!(texts::cli_no_window()))
    }

    pub(crate) fn data_dir(&self) -> Option<&Path> {
        self.data_dir.as_deref()
    }
}

/// Bad usage of the command line.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub String);
