import type { Language } from '#contract/languages.ts'

/** Pages whose things have a share card. */
const WITH_CARD = /^\/(?:authors|cookbooks|recipes)\/\d+$/

/** Path of the picture that other sites show beside a link to a page; null where there is none. */
export function shareCardOf(path: string, language: Language): string | null {
  return WITH_CARD.test(path) ? `/cards/${language}${path}.jpg` : null
}
