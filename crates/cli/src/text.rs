//! The languages of the terminal client: Fluent texts, compiled into the program.

use std::env;
use std::str::FromStr;

use fluent::{FluentArgs, FluentBundle, FluentResource, fluent_args};
use unic_langid::LanguageIdentifier;

/// Every language with its files, by the names of their folders.
const LANGUAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));
/// The language for texts that are missing in another one.
const ENGLISH: Language = Language("en");
/// The environment variables that set the language, in order of precedence.
const VARIABLES: [&str; 4] = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

/// A language that has texts.
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

    /// The first of the preferences that is available. A preference is a locale, or several separated by colons, as in
    /// `LANGUAGE`.
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

/// The texts of a language, with English for those that are missing.
pub(crate) struct Text {
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Text {
    /// The texts in a language.
    pub(crate) fn for_language(language: Language) -> Self {
        let fallback = (language != ENGLISH).then_some(ENGLISH);
        Self { bundles: [language].into_iter().chain(fallback).map(bundle).collect() }
    }

    /// The texts of a language, without English as a fallback.
    #[cfg(test)]
    pub(crate) fn only(language: Language) -> Self {
        Self { bundles: vec![bundle(language)] }
    }

    /// The code of the language, such as `pt`.
    pub(crate) fn language(&self) -> String {
        self.bundles.first().and_then(|bundle| bundle.locales.first()).map(ToString::to_string).unwrap_or_default()
    }

    /// A text without arguments.
    pub(crate) fn say(&self, key: &str) -> String {
        self.get(key, &FluentArgs::new())
    }

    /// A text with its arguments; the key itself if there is no such text.
    pub(crate) fn get(&self, key: &str, args: &FluentArgs<'_>) -> String {
        for bundle in &self.bundles {
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                // A missing argument shows as its name in braces; tests look for those.
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
    // All our languages are written from left to right, and the isolation marks would only get into copied text and
    // tests.
    bundle.set_use_isolating(false);
    let files = LANGUAGES.iter().find(|(name, _)| *name == language.0).map_or(&[][..], |(_, files)| files);
    for &file in files {
        // A message that cannot be parsed is left out and shown in English; a test checks that there are none.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(file.to_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
#[path = "text_tests.rs"]
mod tests;
