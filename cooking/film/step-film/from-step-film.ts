import { FILM_CAPTION_MAX, FILM_MS_MAX } from '#contract/films/limits.ts'
import { FILM_FORMAT, type FilmDocument, type FilmStep } from '#contract/films/own-film.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { BothLanguages } from '#contract/own-recipes/draft.ts'
import type { StepFilm, StepFilmStep } from '#contract/step-film/step-film.ts'
import { languagesOf } from '#contract/step-film/step-film-rules.ts'
import { joinDraftText } from '#cooking/writing/draft-text.ts'
import type { FilmedRecipe, FilmFacts } from './to-step-film.ts'

/** A step film as Simmer has it. */
export interface ImportedFilm {
  readonly recipe: FilmedRecipe
  readonly document: FilmDocument
  readonly facts: FilmFacts
  /** Languages that Simmer does not have. Their texts are not taken over. */
  readonly leftOut: readonly string[]
}

/** Why a step film cannot be one of Simmer: a text in none of its languages, a film or a caption that is too long. */
export type ImportFault = 'language' | 'duration' | 'caption'

type ByLanguage<Value> = Readonly<Record<string, Value>>

const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0]

const isOurs = (tag: string) => LANGUAGES.some((language) => primaryOf(tag) === language)

/** The tag that a language is read from: its own, or the first one of a region. */
function tagFor(language: Language, byLanguage: ByLanguage<unknown>): string | undefined {
  const tags = Object.keys(byLanguage).sort()
  return (
    tags.find((tag) => tag.toLowerCase() === language) ??
    tags.find((tag) => primaryOf(tag) === language)
  )
}

/** What is there in the languages of Simmer. */
function ours<Value, Written>(
  byLanguage: ByLanguage<Value>,
  write: (value: Value) => Written,
): Partial<Record<Language, Written>> {
  const found = LANGUAGES.flatMap((language) => {
    const value = byLanguage[tagFor(language, byLanguage) ?? '']
    return value === undefined ? [] : [[language, write(value)] as const]
  })
  return Object.fromEntries(found)
}

const textsOf = (texts: ByLanguage<string>): BothLanguages => ours(texts, (text) => text)
const isEmpty = (texts: BothLanguages) => Object.keys(texts).length === 0

/** The texts under a name; nothing where there are none. */
function named<Name extends string>(name: Name, texts: ByLanguage<string> | undefined) {
  const found = textsOf(texts ?? {})
  return (isEmpty(found) ? {} : { [name]: found }) as Partial<Record<Name, BothLanguages>>
}

function filmStep({ key, startMs, isStill, description, sound }: StepFilmStep): FilmStep {
  return {
    Key: key,
    ...(startMs !== undefined && { StartsMs: startMs }),
    ...(isStill && { IsStill: true as const }),
    ...named('Describe', description),
    ...named('Sound', sound),
  }
}

function captionsOf({ captions }: StepFilm): FilmDocument['Captions'] {
  const all = ours(captions, (cues) =>
    cues.map(({ startMs, stopMs, text }) => ({ StartsMs: startMs, StopsMs: stopMs, Text: text })),
  )
  return Object.fromEntries(Object.entries(all).filter(([, cues]) => cues.length > 0))
}

function faultOf(film: StepFilm, captions: FilmDocument['Captions']): ImportFault | undefined {
  const needed = [film.title, ...film.steps.map(({ text }) => text)]
  if (needed.some((texts) => isEmpty(textsOf(texts)))) return 'language'
  if (film.film.durationMs > FILM_MS_MAX) return 'duration'
  const isLong = LANGUAGES.some((language) =>
    captions[language]?.some(({ Text }) => Text.length > FILM_CAPTION_MAX),
  )
  return isLong ? 'caption' : undefined
}

/**
 * A film of the open form as a recipe with its film. Braces in its texts stay plain text, and a region of a
 * language is read as the language.
 */
export function fromStepFilm(film: StepFilm): ImportedFilm | { readonly fault: ImportFault } {
  const { title, steps } = film
  const { durationMs, ...facts } = film.film
  const Captions = captionsOf(film)
  const fault = faultOf(film, Captions)
  if (fault) return { fault }
  return {
    recipe: {
      Name: textsOf(title),
      Steps: steps.map(({ key, text, until }) => ({
        Key: key,
        Text: ours(text, (plain) => joinDraftText([plain])),
        ...named('Until', until),
      })),
    },
    document: { Format: FILM_FORMAT, DurationMs: durationMs, Steps: steps.map(filmStep), Captions },
    facts,
    leftOut: languagesOf(film).filter((tag) => !isOurs(tag)),
  }
}
