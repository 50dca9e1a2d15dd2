import type { CookbookListQuery } from '#contract/cookbook.ts'
import { ApiError } from '#server/http/errors.ts'
import type { CookbookOrder, CookbookSelection } from './queries.ts'

/**
 * The selection of a list query, without its term.
 * @throws {ApiError} Unauthorized when a visitor asks for favourites
 */
export function selectionOf(query: CookbookListQuery, memberId: number | null): CookbookSelection {
  if (query.Favorized && memberId === null) throw new ApiError('Unauthorized')
  return {
    authorId: query.AuthorId,
    favouritesOf: query.Favorized && memberId !== null ? memberId : undefined,
  }
}

/**
 * The requested order of a list; undefined for none. `created` sorts by age, so ascending means
 * newest first. Without a direction names ascend, and everything else begins with the newest or
 * best.
 */
export function orderOf({ OrderBy, OrderAsc }: CookbookListQuery): CookbookOrder | undefined {
  const given = OrderAsc === undefined ? undefined : OrderAsc === 'true' || OrderAsc === 'Ascending'
  switch (OrderBy) {
    case 'name':
      return { by: 'name', direction: directionOf(given ?? true) }
    case 'isPublished':
      return { by: 'published', direction: directionOf(given ?? false) }
    case 'rate':
      return { by: 'rating', direction: directionOf(given ?? false) }
    case 'created':
      return { by: 'published', direction: directionOf(!(given ?? true)) }
    default:
      return given === undefined ? undefined : { by: 'published', direction: directionOf(given) }
  }
}

function directionOf(ascending: boolean): CookbookOrder['direction'] {
  return ascending ? 'asc' : 'desc'
}
