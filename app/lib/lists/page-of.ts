import { RECIPES_PER_PAGE } from '#contract/limits.ts'

/** The largest page number that an address may have; no catalogue is that large. */
const PAGE_MAX = 1_000_000

/**
 * The 1-based page of an address. An invalid page number is the first page.
 */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, PAGE_MAX) : 1
}

/** Number of pages that hold `total` items: rounded up, at least one. */
export function pageCount(total: number, perPage = RECIPES_PER_PAGE): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** A page beyond the last one is the last one. */
export function clampPage(page: number, total: number, perPage = RECIPES_PER_PAGE): number {
  return Math.min(page, pageCount(total, perPage))
}
