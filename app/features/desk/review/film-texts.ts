import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { FilmDocument, FilmStep } from '#contract/films/own-film.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'

/** What is said about a film, by the words of the desk. */
export interface FilmWords {
  /** Of a step that has no film. */
  readonly card: string
  readonly still: (time: string) => string
  readonly sound: (sound: string) => string
}

/** A part of a film in two versions. */
export interface FilmRow {
  readonly key: string
  /** Number of the step; undefined for one that the recipe has no more, and for captions. */
  readonly number: number | undefined
  /** Of a step: what it says. */
  readonly title: string
  /** Language of captions; undefined for a step. */
  readonly captions?: Language
  /** '' where there was nothing. */
  readonly before: string
  readonly after: string
  /** Milliseconds at which it begins in the film that was sent in. */
  readonly at: number | undefined
}

/** "1:07" from milliseconds. */
export function filmTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function stepText(step: FilmStep | undefined, language: Language, words: FilmWords): string {
  if (!step) return ''
  if (step.StartsMs === undefined) return words.card
  const time = filmTime(step.StartsMs)
  const sound = step.Sound?.[language]
  return [
    step.IsStill ? words.still(time) : time,
    step.Describe?.[language],
    sound === undefined || sound === '' ? undefined : words.sound(sound),
  ]
    .filter(Boolean)
    .join('\n')
}

function captionText(document: FilmDocument | undefined, language: Language): string {
  const lines = document?.Captions[language] ?? []
  return lines.map(({ StartsMs, Text }) => `${filmTime(StartsMs)} ${Text}`).join('\n')
}

/** What differs between the film that was sent in and the published one, or all of a first film. */
export function filmRows(
  submission: Pick<DeskSubmission, 'Draft' | 'Live' | 'Film' | 'LiveFilm' | 'FilmChanges'>,
  language: Language,
  words: FilmWords,
): FilmRow[] {
  const { Draft: draft, Live, Film, LiveFilm, FilmChanges } = submission
  if (!FilmChanges) return []
  const stepOf = (film: typeof Film, key: string) =>
    film?.Document.Steps.find(({ Key }) => Key === key)
  const steps = FilmChanges.Steps.map((key): FilmRow => {
    const now = stepOf(Film, key)
    return {
      key,
      ...placeOf(draft, key, language, Live?.Draft),
      before: stepText(stepOf(LiveFilm, key), language, words),
      after: stepText(now, language, words),
      at: now?.StartsMs,
    }
  })
  const captions = LANGUAGES.filter((one) => FilmChanges.Captions.includes(one)).map(
    (one): FilmRow => ({
      key: `captions ${one}`,
      number: undefined,
      title: '',
      captions: one,
      before: captionText(LiveFilm?.Document, one),
      after: captionText(Film?.Document, one),
      at: undefined,
    }),
  )
  return [...steps, ...captions]
}

function placeOf(draft: Draft, key: string, language: Language, live: Draft | undefined) {
  const index = draft.Steps.findIndex(({ Key }) => Key === key)
  const step = draft.Steps[index] ?? live?.Steps.find(({ Key }) => Key === key)
  return {
    number: index === -1 ? undefined : index + 1,
    title: step ? plainDraftText(textOrOther(step.Text, language)) : '',
  }
}
