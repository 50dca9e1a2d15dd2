import type { CookbookCountQuery, CookbookListQuery } from '#contract/cookbook.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import {
  COMMENTS_PER_LOAD,
  COMMENTS_SHOWN,
  COOKBOOKS_PER_PAGE,
  GROUP_RECIPES_PER_PAGE,
  NEWEST_COOKBOOKS,
  POPULAR_RECIPES,
  RECIPES_BY_FOODS,
  RECIPES_PER_PAGE,
} from '#contract/limits.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { LoosenedQuery } from '#contract/recipes/recipe.ts'
import { callUrl, type Reads } from './call.ts'

declare const data: unique symbol

/**
 * An SWR key: the path and query of a GET call. It carries the type of the response, which hooks,
 * loaders and the offline code infer from it.
 */
export type Key<Data> = string & { readonly [data]: Data }

/** Filters of a recipe list, by the names of the wire. */
export type RecipeQuery = Omit<LoosenedQuery, 'LangId'>
/** Filter and order of a cookbook list, by the names of the wire. */
export type CookbookQuery = Omit<CookbookListQuery, 'LangId'>

/** The key of a call. The only place where a string becomes a {@link Key}. */
export const keyOf = <Path extends keyof Reads>(path: Path, params: Reads[Path]['params']) =>
  callUrl(path, params) as Key<Reads[Path]['data']>

/** Members' own recipes have calls of their own. */
const recipePath = (id: Id) => (isOwnId(id) ? '/my/recipes/:id' : '/recipe/:id')

/** One page of a list; `page` is 1-based. */
export const pageOf = (page: number, limit: number) => ({ limit, offset: (page - 1) * limit })

/** A page of a tag or a cookbook. The first one needs no parameters. */
const groupPageOf = (page: number) => (page === 1 ? {} : pageOf(page, GROUP_RECIPES_PER_PAGE))

/**
 * SWR keys of what several screens read; what one feature reads has its key there. A key is the path of
 * its REST call, so the server fills it by the same route. `LangId` is always included, even 0: another
 * language is another key.
 */
export const keys = {
  me: () => keyOf('/me/', {}),
  /** Whether this browser gets push messages. */
  pushState: () => keyOf('/me/push_subscription', {}),

  recipes: (langId: LangId, limit: number, offset: number) =>
    keyOf('/recipe', { limit, offset, LangId: langId }),
  /** A page of the recipe list; `page` is 1-based. */
  recipePage: (langId: LangId, page: number, filter: RecipeQuery = {}) =>
    keyOf('/recipe', { ...pageOf(page, RECIPES_PER_PAGE), ...filter, LangId: langId }),
  /** Recipes for foods that the cook has, those with the fewest missing ingredients first. */
  recipesByFoods: (langId: LangId, have: readonly Id[]) =>
    keyOf('/recipe', { have: [...have], limit: RECIPES_BY_FOODS, LangId: langId }),
  /** The best rated recipes. */
  popularRecipes: (langId: LangId) =>
    keyOf('/recipe', { OrderBy: 'rate', limit: POPULAR_RECIPES, LangId: langId }),
  /** The parts of a filter without which there are recipes. */
  loosened: (langId: LangId, filter: RecipeQuery) =>
    keyOf('/recipe/loosened', { ...filter, LangId: langId }),
  /** How many recipes each value of a filter finds. */
  recipeFacets: (langId: LangId, filter: RecipeQuery) =>
    keyOf('/recipe/facets', { ...filter, LangId: langId }),
  /** The member's favourites. */
  favouriteRecipes: (langId: LangId) => keyOf('/recipe', { Favorized: true, LangId: langId }),
  /** A page of the recipes of a cookbook, or of one of its partitions. */
  recipesOfBook: (bookId: Id, langId: LangId, partitionId?: Id, page = 1) =>
    keyOf('/recipe', {
      BookId: bookId,
      DishPartitionId: partitionId,
      ...groupPageOf(page),
      LangId: langId,
    }),
  /** A page of the recipes of an author; `page` is 1-based. */
  recipesOfAuthor: (authorId: Id, langId: LangId, page: number) =>
    keyOf('/recipe', { AuthorId: authorId, ...pageOf(page, RECIPES_PER_PAGE), LangId: langId }),
  /** A page of the recipes of a tag. */
  recipesOfTag: (tag: string, langId: LangId, page = 1) =>
    keyOf('/recipe/tag', { Tag: tag, ...groupPageOf(page), LangId: langId }),
  /** The newest recipes of a tag. */
  firstOfTag: (tag: string, langId: LangId, limit: number) =>
    keyOf('/recipe/tag', { Tag: tag, limit, LangId: langId }),
  recipeSearch: (term: string, langId: LangId) => keyOf('/recipe', { term, LangId: langId }),
  recipeCount: (langId: LangId) => keyOf('/recipe/count', { LangId: langId }),
  tags: (langId: LangId) => keyOf('/tag', { LangId: langId }),
  ingredients: (langId: LangId) => keyOf('/ingredient', { LangId: langId }),
  /** Ingredients that most kitchens have. */
  oftenThere: (langId: LangId) => keyOf('/ingredient', { Often: true, LangId: langId }),
  ingredientSearch: (term: string, langId: LangId) =>
    keyOf('/ingredient', { term, LangId: langId }),
  tools: (langId: LangId) => keyOf('/tool', { LangId: langId }),

  recipe: (id: Id, langId: LangId) => keyOf(recipePath(id), { id, LangId: langId }),
  recipeIngredients: (id: Id, langId: LangId) =>
    keyOf(`${recipePath(id)}/ingredient`, { id, LangId: langId }),
  howTo: (id: Id, langId: LangId) => keyOf(`${recipePath(id)}/howto`, { id, LangId: langId }),
  /** The comments shown at first, and one more if there are older ones. */
  comments: (id: Id, langId: LangId) =>
    keyOf('/recipe/:id/comment', { id, limit: COMMENTS_SHOWN + 1, LangId: langId }),
  /** Comments of a recipe that are older than the comment `before`. */
  olderComments: (id: Id, before: Id, langId: LangId) =>
    keyOf('/recipe/:id/comment', {
      id,
      limit: COMMENTS_PER_LOAD,
      Before: before,
      LangId: langId,
    }),
  videoActions: (videoId: Id, persons: number, langId: LangId) =>
    keyOf('/video/:id/action', { id: videoId, Persons: persons, LangId: langId }),

  cookbookOfTheMonth: (langId: LangId) => keyOf('/slider/month', { LangId: langId }),
  newestCookbooks: (langId: LangId) =>
    keyOf('/book', {
      OrderAsc: 'true',
      OrderBy: 'created',
      limit: NEWEST_COOKBOOKS,
      LangId: langId,
    }),
  /** A page of the cookbook list; `page` is 1-based. */
  cookbookPage: (query: CookbookQuery, langId: LangId, page: number) =>
    keyOf('/book', { ...query, ...pageOf(page, COOKBOOKS_PER_PAGE), LangId: langId }),
  /** How many cookbooks a filter selects. */
  cookbookCount: (query: Omit<CookbookCountQuery, 'LangId'>, langId: LangId) =>
    keyOf('/book/count', { ...query, LangId: langId }),
  favouriteCookbooks: (langId: LangId) => keyOf('/book', { Favorized: true, LangId: langId }),
  cookbooksOfAuthor: (authorId: Id, langId: LangId) =>
    keyOf('/book', { AuthorId: authorId, LangId: langId }),
  cookbook: (id: Id, langId: LangId) => keyOf('/book/:id', { id, LangId: langId }),

  authors: (langId: LangId) => keyOf('/author', { LangId: langId }),
  author: (id: Id, langId: LangId) => keyOf('/author/:id', { id, LangId: langId }),
  /** Whether the member subscribes to an author. */
  subscription: (authorId: Id, langId: LangId) =>
    keyOf('/author/:id/subscription', { id: authorId, LangId: langId }),

  household: () => keyOf('/household', {}),
}
