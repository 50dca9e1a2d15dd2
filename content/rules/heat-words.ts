import type { Language } from '#contract/languages.ts'
import type { HOB_LEVELS } from '#contract/recipes/words.ts'

/** A setting of the hob. */
export type HobLevel = (typeof HOB_LEVELS)[number]

/** What texts call the settings of a hob. */
export const LEVEL_WORDS: Record<HobLevel, Record<Language, string>> = {
  low: { en: 'low heat', de: 'bei kleiner Hitze' },
  'medium-low': { en: 'medium-low heat', de: 'bei kleiner bis mittlerer Hitze' },
  medium: { en: 'medium heat', de: 'bei mittlerer Hitze' },
  'medium-high': { en: 'medium-high heat', de: 'bei mittlerer bis starker Hitze' },
  high: { en: 'high heat', de: 'bei starker Hitze' },
}

/** Words that support a setting. A simmer is low and a boil is high without a further word. */
const SUPPORT: Record<HobLevel, Record<Language, RegExp>> = {
  low: {
    en: /\blow\b|\blowest\b|\bsimmer|\bgentl[ey]\b|\bsteaming\b/iu,
    de: /klein(er|ste[rn]?)\b|köchel|\b(leise|sanft|schwach|siedend|dampfend)/iu,
  },
  'medium-low': { en: /\bmedium-low\b/iu, de: /kleiner bis mittlerer/iu },
  medium: { en: /\bmedium(?!-)\b/iu, de: /mittlere/iu },
  'medium-high': { en: /\bmedium-high\b/iu, de: /mittlerer bis starker/iu },
  high: {
    en: /\bhigh\b|\bhighest\b|\bboil|\bvery hot\b|\bheat up\b/iu,
    de: /\bstark|\bhoch\b|koche?n?\b|kochend|sehr heiß|\bsetze\b[^.]{0,120}\bauf\b/iu,
  },
}

/** Whether a text has words that stand for a setting of the hob. */
export function isSupported(text: string, level: HobLevel, language: Language): boolean {
  return SUPPORT[level][language].test(text)
}

/** German names of settings; those of two levels come first. */
const GERMAN =
  /(kleiner bis mittlerer|mittlerer bis starker|kleinster|kleiner|mittlerer|mittlere|starker|höchster) Hitze/giu
const GERMAN_LEVELS: Record<string, HobLevel> = {
  'kleiner bis mittlerer': 'medium-low',
  'mittlerer bis starker': 'medium-high',
  kleinster: 'low',
  kleiner: 'low',
  mittlerer: 'medium',
  mittlere: 'medium',
  starker: 'high',
  höchster: 'high',
}
const ENGLISH = /\b(lowest|low|medium-low|medium-high|medium|highest|high) heat/giu
const ENGLISH_LEVELS: Record<string, HobLevel> = {
  lowest: 'low',
  low: 'low',
  'medium-low': 'medium-low',
  medium: 'medium',
  'medium-high': 'medium-high',
  high: 'high',
  highest: 'high',
}
const NAMED = {
  en: { pattern: ENGLISH, levels: ENGLISH_LEVELS },
  de: { pattern: GERMAN, levels: GERMAN_LEVELS },
}

/** The settings that a text names, each with its words as written. */
export function levelsIn(text: string, language: Language): { words: string; level: HobLevel }[] {
  const { pattern, levels } = NAMED[language]
  return [...text.matchAll(pattern)].flatMap(([words, name = '']) => {
    const level = levels[name.toLowerCase()]
    return level ? [{ words, level }] : []
  })
}
