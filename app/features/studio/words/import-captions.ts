import { readCaptions } from '#cooking/film/web-vtt/words-of-film.ts'
import type { Refusal } from '#cooking/film/web-vtt/refusals.ts'
import { isVtt, linesOf, readVtt } from '#cooking/film/web-vtt/read-vtt.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { Project, StepCaption } from '../device/project.ts'
import { plannedParts } from './planned-film.ts'

/** Captions of a file, by the steps in whose parts they begin. */
export interface BroughtCaptions {
  readonly steps: Readonly<Record<string, readonly StepCaption[]>>
  readonly count: number
  readonly refusals: readonly Refusal[]
  /** The language that the file names. */
  readonly language: Language | undefined
}

/** Lines of a file in which its language is looked for. */
const HEAD_LINES = 10

function languageOf(text: string): Language | undefined {
  for (const line of linesOf(text).slice(0, HEAD_LINES)) {
    const [name, value = ''] = line.split(':')
    if (name?.trim().toLowerCase() === 'language')
      return LANGUAGES.find((each) => value.trim().toLowerCase().startsWith(each))
  }
  return undefined
}

/** Whether a text is a file of captions, and not one of beginnings. */
function isCaptions(text: string): boolean {
  if (!isVtt(text) && !text.includes('-->')) return false
  return readVtt(text).kind !== 'chapters'
}

/**
 * The captions of a WebVTT or SubRip file for a film whose steps have their places. Undefined for a text that is
 * something else.
 */
export function importCaptions(text: string, project: Project): BroughtCaptions | undefined {
  const parts = plannedParts(project)
  if (parts.length === 0 || !isCaptions(text)) return undefined
  const duration = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const { captions, refusals } = readCaptions(text, duration * 1000)
  const steps: Record<string, StepCaption[]> = {}
  let start = 0
  for (const { key, seconds } of parts) {
    const begin = start
    start += seconds
    const lines = captions.filter(
      ({ StartsMs }) => StartsMs / 1000 >= begin && StartsMs / 1000 < begin + seconds,
    )
    // A step without any has none: nothing is drafted beside what was brought.
    steps[key] = lines.map(({ StartsMs, StopsMs, Text }) => ({
      from: StartsMs / 1000 - begin,
      to: Math.min(StopsMs / 1000 - begin, seconds),
      Text,
    }))
  }
  return { steps, count: captions.length, refusals, language: languageOf(text) }
}
