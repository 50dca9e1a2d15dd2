import { readableText } from '#cooking/film/captions/draft-captions.ts'
import { captionTexts } from '#cooking/film/captions/cut-text.ts'
import { writeLines, writeVtt } from '#cooking/film/web-vtt/write-vtt.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import type { Language } from '#contract/languages.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { Project } from '../device/project.ts'
import { plannedFilm } from './planned-film.ts'

/** The captions of a film in a language as a WebVTT file; undefined when there are none. */
export function captionsFile(
  project: Project,
  steps: readonly DraftStep[],
  language: Language,
): string | undefined {
  const captions = plannedFilm(project, steps).Captions[language]
  if (!captions) return undefined
  const cues = captions.map(({ StartsMs, StopsMs, Text }) => ({ StartsMs, StopsMs, text: Text }))
  return writeVtt(cues, ['Kind: captions', `Language: ${language}`])
}

/** Where steps begin in the film as it was taken, as lines such as "00:42 Chop", in the order of the film. */
export function beginningLines(
  project: Project,
  steps: readonly DraftStep[],
  language: Language,
): string {
  const placed = project.history.now.steps.flatMap(({ key, at }) => {
    const step = steps.find(({ Key }) => Key === key)
    if (at === undefined || !step) return []
    const text = readableText(textOrOther(step.Text, language))
    return [{ atMs: Math.round(at * 1000), title: captionTexts(text, language)[0] ?? text }]
  })
  return writeLines(placed.toSorted((a, b) => a.atMs - b.atMs))
}
