import type { FilmCaption } from '#contract/films/own-film.ts'
import type { Language } from '#contract/languages.ts'
import { stripTags } from '#cooking/step-text.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'
import { captionTexts } from './cut-text.ts'
import { CAPTION_MS_MIN, standingMs, tooQuick, type Shown, type TooQuick } from './reading-time.ts'

/** Most that a caption stands, as a multiple of the time it takes to read: then the picture is free again. */
const STANDS_MAX = 1.5

/** A first draft of the captions of a step. */
export interface CaptionDraft {
  /** Inside the part, in order, without overlap. */
  readonly captions: readonly FilmCaption[]
  /** What the part has no second left for, in order. Empty when everything has its caption. */
  readonly rest: readonly string[]
  /** How much too quick all of it is, and the two ways out; undefined when there is time. */
  readonly tooQuick: TooQuick | undefined
}

/** A step's text of a draft as it is read aloud: words without tokens, tags and amounts that depend on people. */
export function readableText(draftText: string): string {
  return stripTags(plainDraftText(draftText)).trim()
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** When captions begin that share a part. */
function startsOf(texts: readonly string[], { StartsMs, StopsMs }: Shown): number[] {
  const needs = texts.map(standingMs)
  const hasTime = sum(needs) <= StopsMs - StartsMs
  const least = hasTime ? needs : needs.map(() => CAPTION_MS_MIN)
  const spare = StopsMs - StartsMs - sum(least)
  // With time to spare each has its share of it; without, those get more that take longer.
  const weights = hasTime ? needs : needs.map((need) => need - CAPTION_MS_MIN)
  const all = sum(weights) || 1
  let at = StartsMs
  let weight = 0
  return texts.map((_, index) => {
    const start = at + Math.floor((spare * weight) / all)
    at += least[index] ?? 0
    weight += weights[index] ?? 0
    return start
  })
}

/**
 * A first draft of the captions of a step from its text, for a part of the film. Each stands for a second or
 * more, and for the time that it takes to read where the part has it. A part shorter than a second has one
 * caption. What is too long is said in `tooQuick` and `rest`, never dropped.
 *
 * @param text as the step of a draft has it in this language
 */
export function draftCaptions(text: string, part: Shown, language: Language): CaptionDraft {
  const texts = captionTexts(readableText(text), language)
  const partMs = part.StopsMs - part.StartsMs
  const room = Math.max(1, Math.floor(partMs / CAPTION_MS_MIN))
  const shown = partMs > 0 ? texts.slice(0, room) : []
  const starts = partMs < CAPTION_MS_MIN ? [part.StartsMs] : startsOf(shown, part)
  const captions = shown.map((Text, index) => {
    const StartsMs = starts[index] ?? part.StartsMs
    const stops = starts[index + 1] ?? part.StopsMs
    const most = StartsMs + Math.ceil(standingMs(Text) * STANDS_MAX)
    return { StartsMs, StopsMs: Math.min(stops, most), Text }
  })
  return { captions, rest: texts.slice(shown.length), tooQuick: tooQuick(texts, partMs) }
}
