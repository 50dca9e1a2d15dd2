/** A page number, or a gap where several are left out. */
export type PageSlot = number | 'gap'

/**
 * The page numbers to show: first, last, and the current one with its neighbours. A gap replaces
 * two pages or more.
 *
 * @param page the current page, 1-based
 * @param pageCount how many there are
 */
export function pageSlots(page: number, pageCount: number): PageSlot[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount])
  if (page <= 4) [2, 3, 4].forEach((near) => wanted.add(near))
  if (page >= pageCount - 3) [3, 2, 1].forEach((near) => wanted.add(pageCount - near))
  const pages = [...wanted].filter((it) => it >= 1 && it <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((it, index) => {
    const missing = it - (pages[index - 1] ?? 0) - 1
    if (missing === 0) return [it]
    return missing === 1 ? [it - 1, it] : ['gap' as const, it]
  })
}
