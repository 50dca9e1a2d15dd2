const WIDTHS = [320, 375, 745, 746, 767, 768, 992, 993, 1024, 1025, 1199, 1200, 1280] as const

/** Widths that stories are shown at: the smallest phone, and both sides of every breakpoint. */
export type StoryWidth = (typeof WIDTHS)[number]

/** The viewport toolbar's choices. */
export const VIEWPORTS = Object.fromEntries(
  WIDTHS.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
)

/** Globals that pin a story to a width: `globals: at(375)`. */
export function at(width: StoryWidth) {
  return { viewport: { value: `w${width}`, isRotated: false } }
}
