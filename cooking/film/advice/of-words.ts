import { filmParts, type FilmPart } from '#contract/films/film-rules.ts'
import type { FilmCaption } from '#contract/films/own-film.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { readingMs, tooQuick } from '../captions/reading-time.ts'
import type { Advice, AdvisedFilm } from './advice.ts'

/** A step that has a place in the film, and its number in the recipe. */
type FilmedStep = FilmPart & { readonly number: number }

/** The steps that have a place in the film, in the order of the recipe. */
export function filmedSteps({ film }: AdvisedFilm): FilmedStep[] {
  const numbers = new Map(film.Steps.map(({ Key }, index) => [Key, index + 1]))
  return filmParts(film).map((part) => Object.assign(part, { number: numbers.get(part.Key) ?? 0 }))
}

/** The captions of a language that begin in the part of a step. */
function captionsIn({ film }: AdvisedFilm, part: FilmPart, language: Language): FilmCaption[] {
  return (film.Captions[language] ?? []).filter(
    ({ StartsMs, Text }) =>
      StartsMs >= part.StartsMs && StartsMs < part.StopsMs && Text.trim() !== '',
  )
}

/** Languages in which steps of the film have no words. */
export function missingLanguages(advised: AdvisedFilm): Advice[] {
  return LANGUAGES.flatMap((language): Advice[] => {
    const missing = filmedSteps(advised).filter(
      (step) => captionsIn(advised, step, language).length === 0,
    )
    const [first] = missing
    if (!first) return []
    const { number, Key: step } = first
    const mend = { kind: 'readDraft', step, language } as const
    return [
      { kind: 'language', group: 'needed', number, step, language, count: missing.length, mend },
    ]
  })
}

const lacks = ({ StartsMs, StopsMs, Text }: FilmCaption) => readingMs(Text) - (StopsMs - StartsMs)

/** The caption of a step that lacks most time; undefined when all can be read. */
function quickest(captions: readonly FilmCaption[]): FilmCaption | undefined {
  return captions.filter((one) => lacks(one) > 0).toSorted((a, b) => lacks(b) - lacks(a))[0]
}

/** Captions that stand for less than they take to read. */
export function quickCaptions(advised: AdvisedFilm): Advice[] {
  return filmedSteps(advised).flatMap((part) =>
    LANGUAGES.flatMap((language): Advice[] => {
      const caption = quickest(captionsIn(advised, part, language))
      if (!caption) return []
      const { StartsMs: atMs, StopsMs, Text: text } = caption
      const { number, Key: step } = part
      const standsMs = StopsMs - atMs
      const charactersMax = tooQuick([text], standsMs)?.charactersMax ?? 0
      const mend = { kind: 'shorten', step, language, charactersMax } as const
      const times = { atMs, readsMs: readingMs(text), standsMs }
      return [{ kind: 'quick', group: 'better', number, step, language, text, ...times, mend }]
    }),
  )
}

/** Steps of the film that are described in no language, for those who do not see it. */
export function missingDescriptions(advised: AdvisedFilm, own: Language): Advice[] {
  const missing = filmedSteps(advised).filter(({ Describe }) =>
    LANGUAGES.every((language) => !Describe?.[language]?.trim()),
  )
  const [first] = missing
  if (!first) return []
  const { number, Key: step } = first
  const mend = { kind: 'describe', step, language: own } as const
  return [
    { kind: 'describe', group: 'better', number, step, language: own, count: missing.length, mend },
  ]
}
