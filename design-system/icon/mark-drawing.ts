import marks from '#design-system/icon/brand-marks.svg?url'

let drawn: ((id: string) => string | undefined) | undefined

/**
 * On a server: draws brand marks into its pages. Otherwise every page refers to their file, which
 * browsers fetch at once, beside the picture that the reader waits for.
 *
 * @param text content of `brand-marks.svg`
 */
export function drawMarksFrom(text: string): void {
  drawn = (id) => new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(text)?.[1]?.trim()
}

/** Markup of a mark, by its id in `brand-marks.svg`: itself on a server that has it, else a reference. */
export function markDrawing(id: string): string {
  return drawn?.(id) ?? `<use href="${marks}#${id}"></use>`
}
