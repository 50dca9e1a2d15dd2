import type { StoryGlobals } from './globals.ts'

/** Globals and window width, in pixels, of one snapshot. */
type Mode = Partial<Pick<StoryGlobals, 'theme' | 'direction'>> & { viewport: number }

/** Width of a snapshot, in pixels, unless the story pins one. */
const DESK = 1280

/**
 * What Chromatic takes of each story. Widths and languages that matter are pinned by stories of their
 * own; globals that a story pins take precedence.
 */
export const MODES: Record<string, Mode> = {
  light: { theme: 'light', viewport: DESK },
  dark: { theme: 'dark', viewport: DESK },
  'right to left': { theme: 'light', direction: 'rtl', viewport: DESK },
}

/**
 * Chromatic's parameters for a snapshot in forced colours alone. Chromatic sets them for a story, not
 * for a mode.
 */
export const IN_FORCED_COLOURS = {
  forcedColors: 'active',
  modes: Object.fromEntries(
    Object.keys(MODES).map((name) => [name, name === 'light' ? MODES.light : { disable: true }]),
  ),
} as const
