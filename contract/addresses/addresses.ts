import type { Id } from '../common.ts'
import { isOwnId } from '../own-recipes/own-id.ts'
import { SHELL_PATH } from './shell.ts'

/** One kind of address of the site. */
interface Address {
  /** In the router's syntax. */
  path: string
  /**
   * Query parameters that the page reads. `lang` is not listed because every page reads it.
   */
  query: readonly string[]
  /** Whether the sitemap lists the path. */
  inSitemap?: true
}

/** Every address of the site, for the route table, the page cache, the sitemap and structured data. */
export const ADDRESSES = {
  explore: { path: '/', query: [], inSitemap: true },
  cookbooks: {
    path: '/cookbooks',
    query: ['Term', 'AuthorId', 'OrderBy', 'OrderAsc', 'page'],
    inSitemap: true,
  },
  cookbook: { path: '/cookbooks/:id', query: [] },
  recipes: {
    path: '/recipes',
    query: [
      'DishTypes',
      'CookTime',
      'TotalTime',
      'maxCalories',
      'Diets',
      'FreeOf',
      'MayContain',
      'Cuisines',
      'Occasions',
      'Seasons',
      'Difficulties',
      'have',
      'food',
      'unknown',
      'IncludedIng[]',
      'ExcludedIng[]',
      'page',
    ],
    inSitemap: true,
  },
  recipe: { path: '/recipes/:id', query: [] },
  /** The kitchen: a recipe that is being cooked. */
  cook: { path: '/cook/:id', query: [] },
  /** The questions after cooking. */
  cooked: { path: '/cook/:id/done', query: [] },
  tags: { path: '/tags', query: ['Term'] },
  blog: { path: '/blog/:id?', query: [] },
  authors: { path: '/authors', query: [], inSitemap: true },
  author: { path: '/authors/:id', query: [] },
  terms: { path: '/terms', query: [], inSitemap: true },
  privacy: { path: '/privacy', query: [], inSitemap: true },
  /** What programs of members can do. */
  scripts: { path: '/scripts', query: [], inSitemap: true },
  /** What is not lawful is reported without an account. */
  notice: { path: '/notice', query: [], inSitemap: true },
  signIn: { path: '/auth', query: [] },
  register: { path: '/auth/new', query: [] },
  forgotPassword: { path: '/auth/forgetpassword', query: [] },
  resetPassword: { path: '/auth/resetPassword/:token', query: [] },
  /** Where whoever comes first to a site becomes its host. */
  first: { path: '/first', query: [] },
  /** A member's own recipes, or one of them. With `act`, it is written, cooked or filmed; `place` is a part of that. */
  mine: { path: '/my/recipes/:id?/:act?/:place?', query: [] },
  /** A member's cookbooks, or the editor of one. With `act`, it is published or looked at. */
  ownCookbooks: { path: '/my/cookbooks/:id?/:act?', query: ['state'] },
  /** A member's cookbook, for anyone who has its link. */
  linkedCookbook: { path: '/k/:token', query: [] },
  /** An own recipe, for anyone who has its link. */
  unlisted: { path: '/r/:token', query: [] },
  /** A member's cooking log, or one of its entries. */
  log: { path: '/my/cooked/:id?', query: ['year'] },
  /** The member as an author, or one part of it. */
  authorship: { path: '/my/author/:tab?', query: [] },
  /** Where editors work: one part of it, or one thing of a part. */
  desk: { path: '/desk/:tab?/:id?', query: [] },
  /** The page of whoever looks after the site, or one place of it. */
  host: { path: '/host/:tab?', query: [] },
  /** The member's default list, or another one. */
  shopping: { path: '/shopping/:list?', query: [] },
  /** What is eaten when. */
  week: { path: '/week/:key?/:act?', query: [] },
  household: { path: '/household', query: [] },
  /** An invitation to a household. */
  join: { path: '/join/:token', query: [] },
  /** A shopping list to read without an account. */
  readList: { path: '/list/:token', query: [] },
  favourites: { path: '/favorites/:tab?', query: [] },
  settings: { path: '/settings/:tab?', query: [] },
  notFound: { path: '/404', query: [] },
  shell: { path: SHELL_PATH, query: [] },
} as const satisfies Record<string, Address>

/** Name of an address. */
export type AddressName = keyof typeof ADDRESSES

/** The path of an address whose only parameter is an id. Own recipes have other paths. */
export function pathOf(name: 'recipe' | 'cook' | 'cooked' | 'cookbook' | 'author', id: Id): string {
  if (isOwnId(id)) return `/my/recipes/${id}${name === 'recipe' ? '' : `/${name}`}`
  return ADDRESSES[name].path.replace(':id', String(id))
}

/** Whether a pattern of a path, of a page or of a call, has a secret in it: whoever knows the address may read. */
export function takesSecret(path: string): boolean {
  return path.split('/').includes(':token')
}
