import type { Language } from '#contract/languages.ts'
import { LANGUAGES } from '#contract/languages.ts'

/** A sound that tells a cook something, without brackets. */
export type Sound = Readonly<Record<Language, string>>

/** Beginnings of words that speak of a sound, in lower case. */
interface Heard extends Sound {
  readonly of: Readonly<Record<Language, readonly string[]>>
}

const HEARD: readonly Heard[] = [
  {
    en: 'sizzling',
    de: 'es zischt',
    of: {
      en: ['fry', 'frie', 'sear', 'brown', 'sauté', 'sizzl'],
      de: ['brat', 'anbrat', 'brät', 'schmor', 'anschmor', 'dünst', 'zisch'],
    },
  },
  {
    en: 'bubbling',
    de: 'es blubbert',
    of: { en: ['boil', 'simmer', 'bubbl'], de: ['koch', 'aufkoch', 'köchel', 'sied', 'blubber'] },
  },
  {
    en: 'chopping',
    de: 'das Messer hackt',
    of: {
      en: ['chop', 'cut', 'slice', 'dice', 'mince', 'halve'],
      de: ['hack', 'schneid', 'würfel', 'halbier', 'viertel'],
    },
  },
  {
    en: 'whisking',
    de: 'der Schneebesen schlägt',
    of: { en: ['whisk', 'beat', 'whip'], de: ['schlag', 'aufschlag', 'verquirl', 'quirl'] },
  },
  { en: 'grating', de: 'die Reibe kratzt', of: { en: ['grat', 'zest'], de: ['reib', 'abreib'] } },
  {
    en: 'the mixer runs',
    de: 'der Mixer läuft',
    of: { en: ['blend', 'mixer', 'purée', 'puree'], de: ['mix', 'pürier'] },
  },
  {
    en: 'the oven beeps',
    de: 'der Ofen piept',
    of: { en: ['oven', 'bake', 'roast'], de: ['ofen', 'back', 'vorheiz'] },
  },
]

/** Most sounds that are offered for a step. */
const SOUNDS_MAX = 3

/** Sounds that a step may have, by what it says in any language. */
export function soundsFor(text: Partial<Record<Language, string>>): Sound[] {
  return HEARD.filter(({ of }) =>
    LANGUAGES.some((language) => {
      const words = (text[language] ?? '').toLowerCase().split(/[^\p{L}]+/u)
      return words.some((word) => of[language].some((stem) => word.startsWith(stem)))
    }),
  )
    .slice(0, SOUNDS_MAX)
    .map(({ en, de }) => ({ en, de }))
}
