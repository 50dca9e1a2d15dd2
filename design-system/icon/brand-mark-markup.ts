import marks from '#design-system/icon/brand-marks.svg?url'

let drawn: ((id: string) => string | undefined) | undefined

/**
 * Makes a server inline brand marks into its pages. Otherwise every page references their file,
 * which browsers fetch early, in competition with the largest picture.
 *
 * @param text content of `brand-marks.svg`
 */
export function inlineBrandMarks(text: string): void {
  drawn = (id) => new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(text)?.[1]?.trim()
}

/**
 * Markup of a mark by its id in `brand-marks.svg`: inlined when `inlineBrandMarks` was called, otherwise a
 * `<use>` reference.
 */
export function brandMarkMarkup(id: string): string {
  return drawn?.(id) ?? `<use href="${marks}#${id}"></use>`
}
