import type { CookbookQuery } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import { COOKBOOK_SORTS, ID_MAX, SORT_DIRECTIONS } from '#contract/limits.ts'

/** Sort order of the cookbook list. */
export type CookbookSort = (typeof COOKBOOK_SORTS)[number]
/** Direction of a sort order, as in the address. */
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** State of the filter bar of the cookbook list. */
export interface CookbookFilter {
  /** Search text; empty without one. */
  term: string
  /** Only books of this author; undefined for all. */
  authorId: Id | undefined
  sort: CookbookSort
  direction: SortDirection
}

/** The default: no filter, newest first. */
const PLAIN: CookbookFilter = {
  term: '',
  authorId: undefined,
  sort: 'isPublished',
  direction: 'Descending',
}

/** Default direction of a sort order: names ascend, the others start with newest or best. */
export function naturalDirection(sort: CookbookSort): SortDirection {
  return sort === 'name' ? 'Ascending' : 'Descending'
}

/** Reads the filter of an address and ignores invalid parameters. */
export function filterOf(search: URLSearchParams): CookbookFilter {
  const authorId = Number(search.get('AuthorId'))
  const sort = COOKBOOK_SORTS.find((name) => name === search.get('OrderBy')) ?? PLAIN.sort
  const direction = SORT_DIRECTIONS.find((name) => name === search.get('OrderAsc'))
  return {
    term: search.get('Term') ?? '',
    authorId:
      Number.isInteger(authorId) && authorId > 0 && authorId <= ID_MAX ? authorId : undefined,
    sort,
    direction: direction ?? naturalDirection(sort),
  }
}

/** Whether a filter is the default. */
export function isPlain(filter: CookbookFilter): boolean {
  return searchOf(filter).size === 0
}

/**
 * The query of the address for a filter and a page; empty for the plain list.
 *
 * @param page 1-based
 */
export function searchOf(filter: CookbookFilter, page = 1): URLSearchParams {
  const search = new URLSearchParams()
  if (filter.term !== '') search.set('Term', filter.term)
  if (filter.authorId !== undefined) search.set('AuthorId', String(filter.authorId))
  if (filter.sort !== PLAIN.sort || filter.direction !== PLAIN.direction) {
    search.set('OrderBy', filter.sort)
    search.set('OrderAsc', filter.direction)
  }
  if (page > 1) search.set('page', String(page))
  return search
}

/** The query of the call that counts cookbooks: the filter without its order. */
export function selectionQuery({ term, authorId }: CookbookFilter) {
  return { Term: term || undefined, AuthorId: authorId }
}

/** The query of the call that lists cookbooks: filter and order. */
export function listQuery(filter: CookbookFilter): CookbookQuery {
  return {
    ...selectionQuery(filter),
    OrderBy: filter.sort,
    OrderAsc: filter.direction === 'Ascending' ? 'true' : 'false',
  }
}
