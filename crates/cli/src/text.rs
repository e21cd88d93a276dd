//! The languages of the terminal client: Fluent texts, compiled into the program.

use std::env;
use std::str::FromStr;

use fluent::{FluentArgs, FluentBundle, FluentResource, fluent_args};
use unic_langid::LanguageIdentifier;

/// Every language with its files, by the names of their folders.
const LANGUAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));
/// What stands in for texts that a language lacks.
const ENGLISH: Language = Language("en");
/// Where the language is looked for, the weightiest first.
const VARIABLES: [&str; 4] = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

/// A language that there are texts in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Language(&'static str);

impl Language {
    /// Every language.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        LANGUAGES.iter().map(|&(name, _)| Self(name))
    }

    /// The language of the environment, else English.
    pub(crate) fn of_environment() -> Self {
        Self::wished(VARIABLES.into_iter().filter_map(|name| env::var(name).ok()))
    }

    /// The first wish that can be met. A wish is a locale, or several between colons, as in `LANGUAGE`.
    fn wished(wishes: impl Iterator<Item = String>) -> Self {
        let wishes: Vec<String> = wishes.collect();
        let mut locales = wishes.iter().flat_map(|wish| wish.split(':'));
        locales.find_map(Self::of_locale).unwrap_or(ENGLISH)
    }

    /// The language of a locale such as `pt`, `pt-BR` or `pt_BR.UTF-8`.
    fn of_locale(locale: &str) -> Option<Self> {
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        if matches!(tag.as_str(), "C" | "POSIX") {
            return Some(ENGLISH);
        }
        let is = |name: &str| Self::all().find(|language| language.0.eq_ignore_ascii_case(name));
        is(&tag).or_else(|| tag.split('-').next().and_then(is))
    }
}

impl FromStr for Language {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::of_locale(text).ok_or_else(|| {
            let names: Vec<&str> = Self::all().map(|language| language.0).collect();
            format!("the languages are {}", names.join(", "))
        })
    }
}

/// The texts of a language, with English where it lacks one.
pub(crate) struct Text {
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Text {
    /// The texts in a language.
    pub(crate) fn for_language(language: Language) -> Self {
        let fallback = (language != ENGLISH).then_some(ENGLISH);
        Self { bundles: [language].into_iter().chain(fallback).map(bundle).collect() }
    }

    /// The texts in a language and in no other.
    #[cfg(test)]
    pub(crate) fn only(language: Language) -> Self {
        Self { bundles: vec![bundle(language)] }
    }

    /// A text without arguments.
    pub(crate) fn say(&self, key: &str) -> String {
        self.get(key, &FluentArgs::new())
    }

    /// A text with its arguments; the key itself where there is none.
    pub(crate) fn get(&self, key: &str, args: &FluentArgs<'_>) -> String {
        for bundle in &self.bundles {
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                // What cannot be filled in shows as its name in braces; tests look for those.
                return bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned();
            }
        }
        key.to_owned()
    }

    /// "a, b, c".
    pub(crate) fn commas(&self, items: impl IntoIterator<Item = String>) -> String {
        self.joined("cli-list-comma", items)
    }

    /// "a; b; c".
    pub(crate) fn clauses(&self, items: impl IntoIterator<Item = String>) -> String {
        self.joined("cli-list-clauses", items)
    }

    /// "a, b and c".
    pub(crate) fn all_of(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else { return String::new() };
        if items.is_empty() { last } else { self.joined("cli-list-and", [self.commas(items), last]) }
    }

    fn joined(&self, key: &str, items: impl IntoIterator<Item = String>) -> String {
        let join = |start: String, next: String| self.get(key, &fluent_args!["start" => start, "next" => next]);
        items.into_iter().reduce(join).unwrap_or_default()
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let name: LanguageIdentifier = language.0.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![name]);
    // All languages here run from left to right: the marks would only get into copies and tests.
    bundle.set_use_isolating(false);
    let files = LANGUAGES.iter().find(|(name, _)| *name == language.0).map_or(&[][..], |(_, files)| files);
    for &file in files {
        // What cannot be read is left out, and English stands in; a test sees that nothing is.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(file.to_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
#[path = "text_tests.rs"]
mod tests;
