import { DEFAULT_LANG_ID, LANGUAGES } from '#contract/languages.ts'
import type { StepFilm } from '#contract/step-film/step-film.ts'
import { languagesOf } from '#contract/step-film/step-film-rules.ts'
import { writeVtt } from '../web-vtt/write-vtt.ts'
import { filmJson } from './film-json.ts'

/** Name of the file that holds everything but the film. */
const FILM_JSON = 'film.json'

const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** A text as a reader of a language has it, by the rule of `docs/step-film.md`. */
function textIn(texts: Readonly<Record<string, string>>, language: string): string {
  const tags = Object.keys(texts).sort()
  const tag =
    tags.find((one) => one.toLowerCase() === language.toLowerCase()) ??
    tags.find((one) => primaryOf(one) === primaryOf(language)) ??
    tags.find((one) => primaryOf(one) === LANGUAGES[DEFAULT_LANG_ID]) ??
    tags[0]
  return texts[tag ?? ''] ?? ''
}

/** The tracks of one language. A track without any text is left out. */
function tracksOf({ film, steps, captions }: StepFilm, language: string): [string, string][] {
  const shown = steps.filter(({ startMs }) => startMs !== undefined)
  const parts = shown.map((step, index) => ({
    step,
    StartsMs: step.startMs ?? 0,
    StopsMs: shown[index + 1]?.startMs ?? film.durationMs,
  }))
  const hasText = steps.some(({ text }) => text[language] !== undefined)
  const chapters = parts.map(({ step, StartsMs, StopsMs }) => {
    const text = textIn(step.text, language).replaceAll(/\s+/gu, ' ')
    return { id: step.key, StartsMs, StopsMs, text }
  })
  const descriptions = parts.flatMap(({ step, StartsMs, StopsMs }) => {
    const text = step.description?.[language]
    return text === undefined ? [] : [{ id: step.key, StartsMs, StopsMs, text }]
  })
  const cues = captions[language] ?? []
  const shownCues = cues.map(({ startMs, stopMs, text }) => {
    return { StartsMs: startMs, StopsMs: stopMs, text }
  })
  const tracks = { chapters: hasText ? chapters : [], captions: shownCues, descriptions }
  return Object.entries(tracks).flatMap(([kind, all]): [string, string][] => {
    const head = [`Kind: ${kind}`, `Language: ${language}`]
    return all.length > 0 ? [[`${kind}.${language}.vtt`, writeVtt(all, head)]] : []
  })
}

/**
 * The files of a step film beside the film itself, by their names: `film.json`, and for each language its
 * chapters, captions and descriptions as WebVTT, for players that know no more.
 */
export function stepFilmFiles(film: StepFilm): Record<string, string> {
  const tracks = languagesOf(film).flatMap((language) => tracksOf(film, language))
  return Object.fromEntries([[FILM_JSON, filmJson(film)], ...tracks])
}
