import type { StoryGlobals } from './globals.ts'

/** Globals and window width, in pixels, of one snapshot. */
type Mode = Pick<StoryGlobals, 'theme' | 'language'> & { viewport: number }

/** Phone and desktop. */
const WIDTHS = { phone: 375, desk: 1280 } as const

/**
 * Every theme at every width in every language, for Chromatic. Globals that a story pins take
 * precedence.
 */
export const MODES: Record<string, Mode> = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(WIDTHS).flatMap(([place, viewport]) =>
      (['en', 'de'] as const).map((language) => [
        `${theme} ${place} ${language}`,
        { theme, viewport, language },
      ]),
    ),
  ),
)
