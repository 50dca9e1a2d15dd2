import type { WorkshopGlobals } from './globals.ts'

/** What a story is photographed in: some globals, and the window's width in pixels. */
type Mode = Pick<WorkshopGlobals, 'theme' | 'language'> & { viewport: number }

/** A phone and a desk. */
const WIDTHS = { phone: 375, desk: 1280 } as const

/**
 * Every theme at every width in every language, for Chromatic. A story that pins one of them with
 * `globals` keeps it.
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
