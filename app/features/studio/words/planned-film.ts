import { documentOf, type Cut } from '#cooking/film/cut-list.ts'
import { draftCaptions } from '#cooking/film/captions/draft-captions.ts'
import type { FilmCaption, FilmDocument } from '#contract/films/own-film.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { Project, StepCaption } from '../device/project.ts'
import { settingsOf } from '../make/film-settings.ts'
import { cutsOf, isMadeOf } from '../make/make-film.ts'
import { secondsOf } from '../worker/part-seconds.ts'

/** A part of a film and how long it is. */
type Part = Cut & { readonly seconds: number }

/** The parts of the film that the marks ask for; those that are made have their length already. */
export function plannedParts(project: Project): Part[] {
  const settings = settingsOf(project)
  return cutsOf(project).map((cut) => {
    const made = project.made[cut.key]
    const isMade = made !== undefined && isMadeOf(made, cut, settings)
    return Object.assign(cut, { seconds: isMade ? made.seconds : secondsOf(cut, settings) })
  })
}

/** The captions of a step's part, as they were written or else drafted from its text. Times are seconds of it. */
export function captionsOfStep(
  { words }: Pick<Project, 'words'>,
  step: DraftStep,
  language: Language,
  seconds: number,
): readonly StepCaption[] {
  const written = words.captions[language][step.Key]
  if (written) return written
  const part = { StartsMs: 0, StopsMs: Math.round(seconds * 1000) }
  const { captions } = draftCaptions(step.Text[language] ?? '', part, language)
  return captions.map(({ StartsMs, StopsMs, Text }) => ({
    from: StartsMs / 1000,
    to: StopsMs / 1000,
    Text,
  }))
}

/** Without the dust of sums: what was read from a file is written as it was. */
const ms = (seconds: number) => Number((seconds * 1000).toFixed(3))

function captionsIn(
  project: Project,
  steps: readonly DraftStep[],
  parts: readonly Part[],
  language: Language,
): FilmCaption[] {
  let start = 0
  return parts.flatMap(({ key, seconds }) => {
    const begin = start
    start += seconds
    const step = steps.find(({ Key }) => Key === key)
    if (!step) return []
    return captionsOfStep(project, step, language, seconds).flatMap(({ from, to, Text }) => {
      const StartsMs = Math.ceil(ms(begin + from))
      const StopsMs = Math.floor(ms(begin + Math.min(to, seconds)))
      return StopsMs > StartsMs && Text.trim() !== '' ? [{ StartsMs, StopsMs, Text }] : []
    })
  })
}

/** The film as its marks and words stand, whether or not it is made. */
export function plannedFilm(project: Project, steps: readonly DraftStep[]): FilmDocument {
  const parts = plannedParts(project)
  const captions: FilmDocument['Captions'] = {}
  for (const language of LANGUAGES) {
    const lines = captionsIn(project, steps, parts, language)
    if (lines.length > 0) captions[language] = lines
  }
  const keys = steps.map(({ Key }) => Key)
  return documentOf(keys, parts, { steps: project.words.steps, captions })
}
