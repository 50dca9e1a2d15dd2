import { type LangId, type Language, languageOf } from '#contract/languages.ts'

/** Texts of bells in one language. */
export interface BellWords {
  /** Name of a timer without one. */
  timer: string
  rings: (name: string) => string
  look: (name: string) => string
  /** Title of a bell that rings late. */
  late: (title: string, minutes: number) => string
  stopped: (name: string) => string
  test: string
  sign: (sign: string) => string
  place: (recipe: string, step: number, total: number) => string
  /** First sentence of a late bell. */
  due: (time: string) => string
  stop: string
  done: string
  add: string
  goOn: (minutes: number) => string
}

const english: BellWords = {
  timer: 'Timer',
  rings: (name) => `${name}: time is up`,
  look: (name) => `${name}: look now`,
  late: (title, minutes) => `${title}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} late`,
  stopped: (name) => `${name}: stopped`,
  test: 'The bell works',
  sign: (sign) => `Done when ${sign}.`,
  place: (recipe, step, total) => `${recipe}, step ${step} of ${total}`,
  due: (time) => `Due at ${time}, our server was away.`,
  stop: 'Stop',
  done: 'Done, stop',
  add: '+5 minutes',
  goOn: (minutes) => `Go on to ${minutes} min`,
}

const german: BellWords = {
  timer: 'Timer',
  rings: (name) => `${name}: Die Zeit ist um`,
  look: (name) => `${name}: schau nach`,
  late: (title, minutes) => `${title}, ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} zu spät`,
  stopped: (name) => `${name}: gestoppt`,
  test: 'Die Klingel geht',
  sign: (sign) => `Fertig, wenn ${sign}.`,
  place: (recipe, step, total) => `${recipe}, Schritt ${step} von ${total}`,
  due: (time) => `Fällig um ${time}, unser Server war weg.`,
  stop: 'Stopp',
  done: 'Fertig, Stopp',
  add: '+5 Minuten',
  goOn: (minutes) => `Weiter bis ${minutes} Min.`,
}

const WORDS: Record<Language, BellWords> = { en: english, de: german }

/** The texts of bells in a language. */
export function bellWords(langId: LangId): BellWords {
  return WORDS[languageOf(langId)]
}
