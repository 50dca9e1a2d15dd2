import type { EngineName, Size } from '../engines/engine.ts'
import type { HowToShow, StoryInfo } from '../stage/stage-types.ts'

/** What a component is tried in, one after the other, each time different in this alone. */
export const AXES = ['keys', 'light', 'dark', 'forced', 'rtl', 'german', 'narrow', 'zoom'] as const
export type AxisName = (typeof AXES)[number]

/** How the stories of an axis are shown. */
interface Shown {
  size: Size
  how: HowToShow
  /**
   * Whether a story shows something of its own there. Its width is that of the window that it asks
   * for, or draws for itself.
   */
  concerns: (story: StoryInfo, width: number | undefined) => boolean
}

/** A window at a desk, as high as the tablets that stories draw. */
export const DESK: Size = { width: 1280, height: 1200 }
const NARROW: Size = { width: 320, height: 568 }
/** What 400 % zoom leaves of 1280 × 720. */
const ZOOMED: Size = { width: 320, height: 180 }

const still = { plays: false, motion: 'reduce' } as const
const isNarrow = ({ isPictured }: StoryInfo, width = 0) => isPictured && width <= NARROW.width

/** Axes that show each state once more. The others look at the state that the keys lead to. */
export const SHOWN: Partial<Record<AxisName, Shown>> = {
  rtl: {
    size: DESK,
    how: { ...still, direction: 'rtl' },
    concerns: ({ pins, isPictured }) => isPictured && !pins.includes('direction'),
  },
  german: {
    size: DESK,
    how: { ...still, language: 'de' },
    concerns: ({ pins, isPictured }) => isPictured && !pins.includes('language'),
  },
  narrow: { size: NARROW, how: still, concerns: isNarrow },
  zoom: { size: ZOOMED, how: still, concerns: isNarrow },
}

const IN_CHROMIUM = { isPossible: true, reason: 'Colours and pictures are compared in Chromium.' }
const NO_FORCED = { isPossible: false, reason: 'WebKitGTK has no forced colours.' }

/** Why an axis is not tried in an engine. */
export const REASONS: Partial<
  Record<EngineName, Partial<Record<AxisName, { isPossible: boolean; reason: string }>>>
> = {
  firefox: { light: IN_CHROMIUM, dark: IN_CHROMIUM, forced: IN_CHROMIUM },
  webkit: { light: IN_CHROMIUM, dark: IN_CHROMIUM, forced: NO_FORCED },
}
