import type { LangId } from '#contract/languages.ts'
import {
  COMMENTS_PER_LOAD,
  COMMENTS_SHOWN,
  NEWEST_COOKBOOKS,
  GROUP_RECIPES_PER_PAGE,
  RECIPES_PER_PAGE,
} from '#contract/limits.ts'
import type { Id } from '#contract/common.ts'

/** Base of the API; every key begins with it (API-01). */
export const API_BASE = '/api'

/** The key of a path in a language; with it all keys are made. */
export const withLang = (path: string, langId: LangId) =>
  `${API_BASE}${path}${path.includes('?') ? '&' : '?'}LangId=${langId}`

/** What asks for a page of a tag or a cookbook: the first is what a call without it gives (D-24). */
export function groupPage(page: number): string {
  if (page === 1) return ''
  return `&limit=${GROUP_RECIPES_PER_PAGE}&offset=${(page - 1) * GROUP_RECIPES_PER_PAGE}`
}

/**
 * Every SWR key of the app but those of filtered lists and of tags. A key is the path of the REST
 * call that answers it, so the server fills it by the same route. `LangId` is always there, 0 included: another language is another key
 * (API-05, D-25).
 */
export const keys = {
  me: () => `${API_BASE}/me/`,
  cookbookOfTheMonth: (langId: LangId) => withLang('/slider/month', langId),
  newestCookbooks: (langId: LangId) =>
    withLang(`/book?OrderAsc=true&OrderBy=created&limit=${NEWEST_COOKBOOKS}`, langId),
  recipes: (langId: LangId, limit: number, offset: number) =>
    withLang(`/recipe?limit=${limit}&offset=${offset}`, langId),
  /** A page of the recipe list; `page` is 1-based (RCL-36, D-30). */
  recipePage: (langId: LangId, page: number) =>
    keys.recipes(langId, RECIPES_PER_PAGE, (page - 1) * RECIPES_PER_PAGE),
  /** What the member likes (API-25). */
  favouriteRecipes: (langId: LangId) => withLang('/recipe?Favorized=true', langId),
  favouriteCookbooks: (langId: LangId) => withLang('/book?Favorized=true', langId),
  /**
   * A page of the recipes of a cookbook; without a partition of all of them (CBD-13, D-41).
   *
   * @param page 1-based
   */
  recipesOfBook: (bookId: Id, langId: LangId, partitionId?: Id, page = 1) => {
    const partition = partitionId === undefined ? '' : `&DishPartitionId=${partitionId}`
    return withLang(`/recipe?BookId=${bookId}${partition}${groupPage(page)}`, langId)
  },
  cookbook: (id: string, langId: LangId) => withLang(`/book/${encodeURIComponent(id)}`, langId),
  cookbooksOfAuthor: (authorId: Id, langId: LangId) =>
    withLang(`/book?AuthorId=${authorId}`, langId),
  authors: (langId: LangId) => withLang('/author', langId),
  author: (id: string, langId: LangId) => withLang(`/author/${encodeURIComponent(id)}`, langId),
  recipeCount: (langId: LangId) => withLang('/recipe/count', langId),
  tags: (langId: LangId) => withLang('/tag', langId),
  recipe: (id: string, langId: LangId) => withLang(`/recipe/${encodeURIComponent(id)}`, langId),
  recipeIngredients: (id: string, langId: LangId) =>
    withLang(`/recipe/${encodeURIComponent(id)}/ingredient`, langId),
  howTo: (id: string, langId: LangId) =>
    withLang(`/recipe/${encodeURIComponent(id)}/howto`, langId),
  /** The comments shown at first, and one more that tells whether there are more (D-71). */
  comments: (id: string, langId: LangId) =>
    withLang(`/recipe/${encodeURIComponent(id)}/comment?limit=${COMMENTS_SHOWN + 1}`, langId),
  /** Comments of a recipe that are older than one of them. */
  olderComments: (id: Id, before: Id, langId: LangId) =>
    withLang(`/recipe/${id}/comment?limit=${COMMENTS_PER_LOAD}&Before=${before}`, langId),
  videoActions: (videoId: Id, persons: number, langId: LangId) =>
    withLang(`/video/${videoId}/action?Persons=${persons}`, langId),
  ingredients: (langId: LangId) => withLang('/ingredient', langId),
  ingredientSearch: (term: string, langId: LangId) =>
    withLang(`/ingredient?term=${encodeURIComponent(term)}`, langId),
  tools: (langId: LangId) => withLang('/tool', langId),
}
