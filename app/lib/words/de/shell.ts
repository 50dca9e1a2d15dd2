import type { Words } from '#app/lib/words/en.ts'

/** Header, footer and what stands around every page. */
export const shell: Words['shell'] = {
  skip: 'Zum Inhalt',
  readOnly: 'Gerade lässt sich nichts ändern. Lesen kannst du alles.',
  main: 'Hauptmenü',
  tabs: {
    explore: 'Entdecken',
    cookbooks: 'Kochbücher',
    recipes: 'Rezepte',
    authors: 'Profile',
    blog: 'Blog',
  },
  week: 'Die Woche',
  search: 'Suche',
  account: 'Konto',
  login: 'Anmelden',
  registerForFree: 'Kostenlos registrieren',
  language: {
    label: 'Sprache',
    de: 'DE: Deutsch',
    en: 'EN: English',
    pending: 'Englisch wird geladen.',
    failed: 'Englisch konnte nicht geladen werden. Simmer bleibt auf Deutsch.',
  },
  footer: {
    claim: 'Filme zum Mitkochen, Schritt für Schritt.',
    signIn: 'Anmelden',
    register: 'Registrieren',
    authorsAndPartners: 'Zusammenarbeit',
    forAuthors: 'Rezepte beitragen',
    partnerships: 'Für Unternehmen',
    privacy: 'Datenschutz',
    terms: 'Nutzungs­bedingungen',
    follow: 'Folgen',
    version: 'Version {version}',
  },
  store: { appleLine: 'Laden im', googleLine: 'Jetzt bei' },
  notFound: {
    title: 'Hoppla! Seite nicht gefunden',
    text: 'Dieser Teller ist leer. Vielleicht heißt das Rezept jetzt anders.',
    home: 'Zur Startseite',
  },
}
