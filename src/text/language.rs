//! The languages: a folder of Fluent files, with the document of the formats beside them, and a
//! line here for each.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use super::grammar;

/// The messages of a language, ready to be said from any thread.
pub(super) type Bundle = FluentBundle<FluentResource>;

macro_rules! languages {
    ($($(#[$meta:meta])* $variant:ident, $code:literal, $name:literal;)*) => {
        /// A language that the game speaks.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Lang {
            $(#[doc = $name] $(#[$meta])* $variant,)*
        }

        impl Lang {
            /// Every language, English first.
            pub const ALL: &[Lang] = &[$(Lang::$variant),*];

            /// Its code, which is also the name of its folder.
            pub const fn code(self) -> &'static str {
                match self { $(Lang::$variant => $code),* }
            }

            /// Its name in itself.
            pub const fn name(self) -> &'static str {
                match self { $(Lang::$variant => $name),* }
            }

            /// Its files, by name and contents.
            pub const fn files(self) -> &'static [(&'static str, &'static str)] {
                match self {
                    $(Lang::$variant => files!($code)),*
                }
            }

            /// What it has to say about the JSON formats, as it stands in its folder.
            pub(super) const fn formats(self) -> &'static str {
                match self {
                    $(Lang::$variant => {
                        include_str!(concat!("../../assets/lang/", $code, "/formats.md"))
                    })*
                }
            }

            /// The messages, read at the first call.
            pub(super) fn bundle(self) -> &'static Bundle {
                match self {
                    $(Lang::$variant => {
                        static BUNDLE: OnceLock<Bundle> = OnceLock::new();
                        BUNDLE.get_or_init(|| read(self))
                    })*
                }
            }
        }
    };
}

/// The files of a language, the same for all of them.
macro_rules! files {
    ($code:literal) => {
        files!($code;
            "names",
            "events",
            "news",
            "questions",
            "refusals",
            "rules",
            "cli",
            "ui",
            "menus",
            "plain",
            "lessons", "review",
            "advice",
            "errors",
            "ends",
            "reports",
            "pages",
            "bench"
        )
    };
    ($code:literal; $($file:literal),*) => {
        &[$((
            $file,
            include_str!(concat!("../../assets/lang/", $code, "/", $file, ".ftl")),
        )),*]
    };
}

languages! {
    #[default]
    En, "en", "English";
    Fr, "fr", "Français";
    De, "de", "Deutsch";
}

impl Lang {
    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Self::ALL.iter().copied().find(|lang| lang.code() == code)
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and
    /// `LANG` that says anything decides, and English stands in for what is not spoken here.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| {
            let value = variable(name)?;
            (!value.is_empty()).then_some(value)
        });
        // A language may be followed by a country, an encoding and a modifier: fr_CA.UTF-8@euro.
        let code = asked.as_deref().unwrap_or_default().split(['_', '-', '.', '@']).next();
        code.and_then(|code| Self::from_code(&code.to_ascii_lowercase())).unwrap_or_default()
    }

    /// Every message, and every attribute of one as `message.attribute`, in order.
    pub fn ids(self) -> Vec<String> {
        let mut ids = Vec::new();
        let mut message = "";
        for line in self.files().iter().flat_map(|(_, source)| source.lines()) {
            let Some((name, _)) = line.split_once(" =") else {
                continue;
            };
            if name.starts_with(|first: char| first.is_ascii_alphabetic()) {
                message = name;
                ids.push(name.to_owned());
            } else if let Some(attribute) = name.strip_prefix("    .") {
                ids.push(format!("{message}.{attribute}"));
            }
        }
        ids
    }
}

/// What can be read of a file; a test makes sure that it is all of it.
fn parse(source: &str) -> FluentResource {
    FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource)
}

fn read(lang: Lang) -> Bundle {
    bundle_of(lang, lang.files().iter().map(|(_, source)| *source))
}

/// The messages of these files.
pub(super) fn bundle_of<'a>(lang: Lang, files: impl IntoIterator<Item = &'a str>) -> Bundle {
    let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // The terminal shows the marks that would set off arguments.
    bundle.set_use_isolating(false);
    grammar::add_functions(&mut bundle);
    for source in files {
        bundle.add_resource_overriding(parse(&grammar::spaced(lang, source)));
    }
    bundle
}
