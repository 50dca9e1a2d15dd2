import type { ActionName } from '#design-system/enamel-plate/actions.ts'
import type { StudioRowKind } from '#design-system/studio/studio-row.tsx'
import type { StripFlag, StripGap, StripImage } from '#design-system/studio/strip.types.ts'

/** Pictures of the story's film. */
export const PICTURES = [
  'chop-garlic',
  'fry-onion',
  'simmer-tomato',
  'boil-pasta',
  'mix-pasta',
  'plate-pasta',
].map((name) => `/story/film/${name}.webp`)

/** Seconds of the story's film, and where it is. */
export const DURATION = 120
export const AT = 66

/** Peaks of a sound that speaks, is silent from three to four tenths, and speaks again. */
export function peaksOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index / count
    if (place > 0.3 && place < 0.4) return 0
    return 0.15 + 0.8 * Math.abs(Math.sin(index * 0.7) * Math.sin(index * 0.11))
  })
}

/** Pictures along the film, so many. */
export const stripPictures = (count: number): StripImage[] =>
  Array.from({ length: count }, (_, index) => ({
    at: (index * DURATION) / count,
    length: DURATION / count,
    src: PICTURES[Math.floor((index * PICTURES.length) / count)] ?? '',
  }))

export const GAPS: StripGap[] = [{ from: 36, to: 48 }]

export const FLAGS: StripFlag[] = [
  { key: 'a', at: 2, kind: 'step', text: '1', name: 'Beginning of step 1, 0:02' },
  { key: 'b', at: 20, kind: 'step', text: '2', name: 'Beginning of step 2, 0:20' },
  { key: 'gap', at: 36, kind: 'edge', text: '[', name: 'Left out from 0:36' },
  { key: 'c', at: 50, kind: 'step', text: '3', name: 'Beginning of step 3, 0:50' },
  { key: 'maybe', at: 90, kind: 'maybe', text: '?', name: 'Suggestion at 1:30' },
]

/** A step of the story's recipe. */
export interface SceneStep {
  kind: StudioRowKind
  at?: string
  picture?: string
  action?: ActionName
}

/** The steps as far as they are set. */
export const STEPS: readonly SceneStep[] = [
  { kind: 'film', at: '0:02', picture: PICTURES[0]! },
  { kind: 'still', at: '0:20', picture: PICTURES[1]! },
  { kind: 'card', action: 'simmer' },
  { kind: 'film', at: '0:50', picture: PICTURES[3]! },
  { kind: 'none' },
  { kind: 'none' },
]
