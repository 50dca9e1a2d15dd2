import type { Messages } from '#design-system/messages/en.ts'

const plural = new Intl.PluralRules('de')

/** „1 Schritt“, „2 Schritte“; Zahl und Wort trennen sich nie. */
function counted(count: number, one: string, other: string): string {
  return `${count.toLocaleString('de')}\u00a0${plural.select(count) === 'one' ? one : other}`
}

/** What the design system says before a film is asked for, in German. */
export const core = {
  close: 'Schließen',
  loading: 'Lädt',
  showMore: (count: number) => `${counted(count, 'weiteres', 'weitere')} zeigen`,
  showLess: 'Weniger zeigen',
  tryAgain: 'Noch einmal versuchen',

  carousel: {
    previous: 'Zurück',
    next: 'Weiter',
  },
  pagination: {
    label: 'Seiten',
    page: (page: number) => `Seite ${page}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
  rating: {
    stars: (count: number) => counted(count, 'Stern', 'Sterne'),
    average: (average: string, best: number, count: number) =>
      `${average} von ${best}, ${counted(count, 'Bewertung', 'Bewertungen')}`,
    averageOnly: (average: string, best: number) => `${average} von ${best}`,
    none: 'Noch nicht bewertet',
    words: ['Sehr schlecht', 'Schlecht', 'In Ordnung', 'Gut', 'Sehr gut'],
  },
  field: {
    required: '(Pflichtfeld)',
  },
  autocomplete: {
    suggestions: 'Vorschläge',
    found: (count: number) => counted(count, 'Vorschlag', 'Vorschläge'),
    none: 'Keine Vorschläge',
  },
  password: {
    show: 'Passwort zeigen',
  },
  servings: {
    label: 'Portionen',
    fewer: 'Eine Portion weniger',
    more: 'Eine Portion mehr',
    count: (count: number) => counted(count, 'Portion', 'Portionen'),
    unit: (count: number): string => (plural.select(count) === 'one' ? 'Portion' : 'Portionen'),
    saving: 'Wird gespeichert',
    failed: 'Nicht gespeichert',
  },
  range: {
    upTo: (value: string) => `bis ${value}`,
    less: (label: string) => `Weniger: ${label}`,
    more: (label: string) => `Mehr: ${label}`,
  },
  picker: {
    empty: 'Zutat hinzufügen',
    button: (label: string, chosen: string) => `${label}: ${chosen}`,
    find: 'Zutat suchen',
    add: 'Hinzufügen',
    suggestions: 'Vorschläge',
    chosen: (label: string, count: number) => `${label} (${count})`,
    remove: (name: string) => `${name} entfernen`,
    added: (name: string, count: number) =>
      `${name} hinzugefügt, ${counted(count, 'Zutat', 'Zutaten')}`,
    removed: (name: string, count: number) =>
      `${name} entfernt, ${count === 0 ? 'keine Zutat mehr' : `noch ${counted(count, 'Zutat', 'Zutaten')}`}`,
    found: (count: number) => counted(count, 'Vorschlag', 'Vorschläge'),
    none: 'Keine Zutat gefunden',
    duplicate: (name: string) => `${name} ist schon in der Liste`,
    choose: 'Wähle einen der Vorschläge',
  },
  favourite: {
    label: (name: string) => `Favorit: ${name}`,
    signIn: (name: string) => `Anmelden und ${name} merken`,
  },
  card: {
    panes: 'Auf dem Bild zeigen',
    film: 'Video',
    ingredients: 'Zutaten',
    tools: 'Geräte',
    steps: (count: number) => counted(count, 'Schritt', 'Schritte'),
    cookAlong: 'Mitkochen',
    preparation: 'Vorbereitung',
    by: 'Von',
    morePanes: 'Mehr Ansichten des Bildes',
    noDescription: 'Keine Beschreibung verfügbar',
    playPreview: (name: string) => `Vorschau von ${name} abspielen`,
  },
  hotspots: {
    show: 'Namen zeigen',
    empty: 'Keine Zutaten gefunden',
  },
  image: {
    missing: 'Bild nicht verfügbar',
  },
  toast: {
    region: (hotkey: string) => `Mitteilungen (${hotkey})`,
    item: 'Mitteilung',
    count: (count: number) =>
      count === 0 ? 'keine Mitteilungen' : counted(count, 'Mitteilung', 'Mitteilungen'),
  },
} satisfies Omit<Messages, 'player' | 'share'>
