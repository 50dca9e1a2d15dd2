import { filmParts } from '#contract/films/film-rules.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'

/** How a step is shown. */
export interface ShownStep {
  readonly kind: 'card' | 'film' | 'still'
  /** Of the film, in milliseconds; 0 for a card. */
  readonly startsMs: number
  readonly lengthMs: number
}

/** A step that is shown in another way than before, or has other words. */
export interface StepDifference {
  readonly key: string
  /** Number in the new version. */
  readonly number: number
  readonly was: ShownStep
  readonly now: ShownStep
  /** Only its words are others. */
  readonly isWordsAlone: boolean
}

const CARD: ShownStep = { kind: 'card', startsMs: 0, lengthMs: 0 }

function shownSteps(document: FilmDocument): Map<string, ShownStep> {
  return new Map(
    filmParts(document).map(({ Key, StartsMs, StopsMs, IsStill }) => [
      Key,
      { kind: IsStill ? 'still' : 'film', startsMs: StartsMs, lengthMs: StopsMs - StartsMs },
    ]),
  )
}

/** What a step says: its description, its sound, and the captions of its part by their distance from its beginning. */
function wordsOf({ Steps, Captions }: FilmDocument, key: string, shown: ShownStep): string {
  const step = Steps.find(({ Key }) => Key === key)
  const captions = Object.entries(Captions).map(([language, lines]) => [
    language,
    lines
      .filter(
        ({ StartsMs }) => StartsMs >= shown.startsMs && StartsMs < shown.startsMs + shown.lengthMs,
      )
      .map(({ StartsMs, StopsMs, Text }) => [StartsMs - shown.startsMs, StopsMs - StartsMs, Text]),
  ])
  return JSON.stringify([step?.Describe, step?.Sound, captions])
}

const isSame = (a: ShownStep, b: ShownStep) =>
  a.kind === b.kind && a.startsMs === b.startsMs && a.lengthMs === b.lengthMs

/** The steps in which two versions of a film differ, in the order of the new one. */
export function filmDifferences(before: FilmDocument, after: FilmDocument): StepDifference[] {
  const [old, now] = [shownSteps(before), shownSteps(after)]
  return after.Steps.flatMap(({ Key: key }, index) => {
    const [was, is] = [old.get(key) ?? CARD, now.get(key) ?? CARD]
    const isPlaceSame = isSame(was, is)
    if (isPlaceSame && wordsOf(before, key, was) === wordsOf(after, key, is)) return []
    return [{ key, number: index + 1, was, now: is, isWordsAlone: isPlaceSame }]
  })
}
