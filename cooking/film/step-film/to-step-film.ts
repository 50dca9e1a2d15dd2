import type { FilmDocument, FilmStep } from '#contract/films/own-film.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { BothLanguages, Draft, DraftStep } from '#contract/own-recipes/draft.ts'
import {
  STEP_FILM_VERSION,
  type StepFilm,
  type StepFilmCaption,
  type StepFilmStep,
} from '#contract/step-film/step-film.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'

/** What of a recipe belongs to its film. */
export type FilmedRecipe = {
  readonly Name: Draft['Name']
  readonly Steps: readonly Pick<DraftStep, 'Key' | 'Text' | 'Until'>[]
}

/** What is known of the file with the pictures and the sound. */
export type FilmFacts = Omit<StepFilm['film'], 'durationMs'>

/** A text in the languages that have one; undefined for none. */
function textsOf(
  text: BothLanguages | undefined,
  write: (text: string) => string = (same) => same,
): Record<string, string> | undefined {
  const entries = LANGUAGES.flatMap((language) => {
    const written = write(text?.[language] ?? '')
    return written.trim() === '' ? [] : [[language, written] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function stepOf(
  step: FilmedRecipe['Steps'][number],
  film: FilmStep | undefined,
): StepFilmStep | undefined {
  const text = textsOf(step.Text, plainDraftText)
  if (!text) return undefined
  const [until, description, sound] = [
    textsOf(step.Until),
    textsOf(film?.Describe),
    textsOf(film?.Sound),
  ]
  return {
    key: step.Key,
    text,
    ...(until && { until }),
    ...(film?.StartsMs !== undefined && { startMs: film.StartsMs }),
    ...(film?.StartsMs !== undefined && film.IsStill && { isStill: true as const }),
    ...(description && { description }),
    ...(sound && { sound }),
  }
}

/**
 * The film of a recipe in the open form. Texts of steps lose their tokens: nobody else knows the ingredients.
 *
 * @returns undefined while the recipe lacks a name or the text of a step
 */
export function toStepFilm(
  recipe: FilmedRecipe,
  document: FilmDocument,
  facts: FilmFacts,
): StepFilm | undefined {
  const title = textsOf(recipe.Name)
  const parts = new Map(document.Steps.map((step) => [step.Key, step]))
  const steps = recipe.Steps.map((step) => stepOf(step, parts.get(step.Key)))
  const written = steps.filter((step) => step !== undefined)
  if (!title || written.length < steps.length) return undefined
  const captions = LANGUAGES.flatMap((language) => {
    const all = document.Captions[language] ?? []
    const cues = all.map(({ StartsMs, StopsMs, Text }): StepFilmCaption => {
      return { startMs: StartsMs, stopMs: StopsMs, text: Text }
    })
    return cues.length > 0 ? [[language, cues] as const] : []
  })
  const { src, width, height, hasSound } = facts
  return {
    version: STEP_FILM_VERSION,
    title,
    film: { src, durationMs: document.DurationMs, width, height, hasSound },
    steps: written,
    captions: Object.fromEntries(captions),
  }
}
