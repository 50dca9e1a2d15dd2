import { Type } from 'typebox'
import { Author, AuthorListQuery, Subscription } from '../author.ts'
import { read, readOne, type Call } from './call.ts'
import { IdParams, LangQuery, Nullable } from '../common.ts'
import { Cookbook, CookbookCountQuery, CookbookListQuery, CookbookOfTheMonth } from '../cookbook.ts'
import { Favorized } from '../recipes/recipe.ts'
import { NEAREST_MAX } from '../limits.ts'
import { SearchQuery, Suggestion } from '../search.ts'

const count = Type.Integer({ minimum: 0 })

/** Calls about cookbooks, authors and search. */
export const cookbookCalls = {
  cookbooks: read('/book', 'opt', CookbookListQuery, Type.Array(Cookbook)),
  cookbookCount: read('/book/count', 'no', CookbookCountQuery, count),
  cookbook: readOne('/book/:id', 'opt', LangQuery, Cookbook),
  favorizeCookbook: {
    method: 'PATCH',
    path: '/book/:id/favorize',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: Favorized,
  },
  unfavorizeCookbook: {
    method: 'PATCH',
    path: '/book/:id/unfavorize',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: Favorized,
  },
  cookbookOfTheMonth: read('/slider/month', 'no', LangQuery, Nullable(CookbookOfTheMonth)),
  authors: read('/author', 'opt', AuthorListQuery, Type.Array(Author)),
  author: readOne('/author/:id', 'opt', LangQuery, Author),
  subscribe: {
    method: 'PATCH',
    path: '/author/:id/subscribe',
    auth: 'yes',
    params: IdParams,
    response: Subscription,
  },
  unsubscribe: {
    method: 'PATCH',
    path: '/author/:id/unsubscribe',
    auth: 'yes',
    params: IdParams,
    response: Subscription,
  },
  subscription: readOne('/author/:id/subscription', 'yes', LangQuery, Subscription),
  suggestions: read('/search', 'no', SearchQuery, Type.Array(Suggestion)),
  nearest: read(
    '/search/nearest',
    'no',
    SearchQuery,
    Type.Array(Suggestion, { maxItems: NEAREST_MAX }),
  ),
} as const satisfies Record<string, Call>
