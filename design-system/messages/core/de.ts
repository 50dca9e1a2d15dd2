import { counting } from '#design-system/messages/counted.ts'
import type { Messages } from '#design-system/messages/en.ts'

const counted = counting('de')

/** Texts of the design system without sliders, sharing and the player, in German. */
export const core = {
  close: 'Schließen',
  loading: 'Wird geladen',
  showMore: (count: number) => `${counted(count, 'weiteres', 'weitere')} anzeigen`,
  showLess: 'Weniger anzeigen',
  tryAgain: 'Noch einmal versuchen',

  carousel: {
    previous: 'Zurück',
    next: 'Weiter',
  },
  pagination: {
    label: 'Seiten',
    page: (page: number) => `Seite ${page}`,
    previous: 'Vorherige Seite',
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
    show: 'Passwort anzeigen',
  },
  servings: {
    label: 'Portionen',
    fewer: (what) => (what === undefined ? 'Eine Portion weniger' : `Weniger ${what}`),
    more: (what) => (what === undefined ? 'Eine Portion mehr' : `Mehr ${what}`),
    count: (count: number) => counted(count, 'Portion', 'Portionen'),
    unit: (count: number): string => (count === 1 ? 'Portion' : 'Portionen'),
    saving: 'Wird gespeichert',
    failed: 'Nicht gespeichert',
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
    show: 'Namen anzeigen',
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
} satisfies Omit<Messages, 'cook' | 'picker' | 'player' | 'range' | 'share' | 'task'>
