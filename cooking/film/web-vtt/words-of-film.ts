import type { FilmCaption } from '#contract/films/own-film.ts'
import {
  FILM_CAPTION_MAX,
  FILM_CAPTIONS_MAX,
  FILM_DESCRIPTION_MAX,
} from '#contract/films/limits.ts'
import type { FilmPart } from '#contract/films/film-rules.ts'
import { readVtt, type VttCue } from './read-vtt.ts'
import { refuse, type Refusal } from './refusals.ts'

/** Cues that begin within a film; the others are refused. */
function within(cues: readonly VttCue[], durationMs: number, refusals: Refusal[]): VttCue[] {
  return cues.filter((cue) => {
    if (cue.StartsMs < durationMs) return true
    refusals.push(refuse(cue.line, 'late', cue.text))
    return false
  })
}

/**
 * The captions of a WebVTT file, as a film of this length has them: in order, apart and inside the film. A
 * caption that would lie over the next one ends where that begins.
 */
export function readCaptions(
  text: string,
  durationMs: number,
): { captions: FilmCaption[]; refusals: Refusal[] } {
  const { cues, refusals: unread } = readVtt(text)
  const refusals = [...unread]
  const captions: FilmCaption[] = []
  const taken: VttCue[] = []
  for (const cue of within(cues, durationMs, refusals)) {
    const last = taken.at(-1)
    if (Array.from(cue.text).length > FILM_CAPTION_MAX)
      refusals.push(refuse(cue.line, 'long', cue.text))
    else if (last?.StartsMs === cue.StartsMs)
      refusals.push(refuse(cue.line, 'sameTime', cue.text, { other: last.line }))
    else if (taken.length === FILM_CAPTIONS_MAX) refusals.push(refuse(cue.line, 'many', cue.text))
    else taken.push(cue)
  }
  for (const [index, { StartsMs, StopsMs, text: Text }] of taken.entries()) {
    const next = taken[index + 1]?.StartsMs ?? durationMs
    captions.push({ StartsMs, StopsMs: Math.min(StopsMs, next), Text })
  }
  return { captions, refusals: refusals.toSorted((a, b) => a.line - b.line) }
}

/** The descriptions of a WebVTT file by the key of the step in whose part they begin; several of one are joined. */
export function readDescriptions(
  text: string,
  parts: readonly FilmPart[],
): { descriptions: ReadonlyMap<string, string>; refusals: Refusal[] } {
  const { cues, refusals: unread } = readVtt(text)
  const refusals = [...unread]
  const descriptions = new Map<string, string>()
  for (const cue of within(cues, parts.at(-1)?.StopsMs ?? 0, refusals)) {
    const part = parts.find(
      ({ StartsMs, StopsMs }) => cue.StartsMs >= StartsMs && cue.StartsMs < StopsMs,
    )
    const before = part && descriptions.get(part.Key)
    const words = cue.text.replaceAll('\n', ' ')
    const all = before === undefined ? words : `${before} ${words}`
    if (!part) refusals.push(refuse(cue.line, 'noStep', cue.text))
    else if (Array.from(all).length > FILM_DESCRIPTION_MAX)
      refusals.push(refuse(cue.line, 'long', cue.text))
    else descriptions.set(part.Key, all)
  }
  return { descriptions, refusals: refusals.toSorted((a, b) => a.line - b.line) }
}
