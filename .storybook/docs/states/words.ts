import type { Language } from '#design-system/provider/context.ts'

const en = {
  rating: 'Your rating',
  ratingMissing: 'Please choose a number of stars',
  time: 'Cooking time',
  minutes: 'minutes',
  calories: 'Calories per serving',
  noLimit: 'no limit',
  withIngredients: 'With these ingredients',
  ingredients: ['Tomato', 'Basil', 'Chickpeas', 'Onion, red', 'Cinnamon', 'Salmon'],
  letters: 'on',
  unknown: 'quince',
  saved: 'Subscribed',
  savedMore: 'You will hear about new recipes from Mei Tanaka.',
  copied: 'Link copied',
  failed: 'Rating not saved',
  failedMore: 'The connection dropped. Your stars are still there.',
  again: 'Try again',
}

const de: Words = {
  rating: 'Deine Bewertung',
  ratingMissing: 'Bitte wähle eine Anzahl Sterne',
  time: 'Kochzeit',
  minutes: 'Minuten',
  calories: 'Kalorien pro Portion',
  noLimit: 'keine Grenze',
  withIngredients: 'Mit diesen Zutaten',
  ingredients: [
    'Tomate',
    'Basilikum',
    'Kicher\u00aderbsen-Süß\u00adkartoffel-Gemüse\u00adpfanne',
    'Zwiebel, rot',
    'Bohnen',
    'Honig',
  ],
  letters: 'o',
  unknown: 'Quitte',
  saved: 'Abonniert',
  savedMore: 'Du erfährst von neuen Rezepten von Mei Tanaka.',
  copied: 'Link kopiert',
  failed: 'Bewertung nicht gespeichert',
  failedMore: 'Die Verbindung ist abgebrochen. Deine Sterne sind noch da.',
  again: 'Noch einmal versuchen',
}

/** Texts of the components on the sheet. */
export type Words = typeof en

/** The texts in each language. */
export const WORDS: Record<Language, Words> = { en, de }
