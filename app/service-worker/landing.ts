import { keys } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import { SHELL_PATH } from '#contract/addresses/shell.ts'

/** The page of the shopping list, which is precached. */
export const LIST_PAGE = '/shopping'
/** The page with the recipes that are on this device. */
const RECIPES_PAGE = '/favorites/recipes'

const RECIPE = /^\/recipes\/(\d+)\/?$/
const LISTS = /^\/shopping(?:\/\d+)?\/?$/
/** Screens of members that work without a connection. */
const MEMBERS = /^\/(?:favorites|settings|my|household|week)(?:\/|$)/

/** Whether a path is that of a shopping list. {@link LIST_PAGE} is the page of each. */
export const isList = (pathname: string) => LISTS.test(pathname)

/** Response to a navigation without a connection: a precached page or a redirect. */
export type Landing = { readonly page: string } | { readonly redirect: string }

async function isCached(id: Id): Promise<boolean> {
  const recipeKeys = LANGUAGES.map((language) => keys.recipe(id, langIdOf(language)))
  const found = await Promise.all(recipeKeys.map((key) => caches.match(key, { ignoreVary: true })))
  return found.some((response) => response !== undefined)
}

/**
 * Decides what a navigation without a connection opens. A cached recipe opens; any other recipe
 * redirects to the recipes on the device, everything else to the shopping list.
 */
export async function landingOf(pathname: string): Promise<Landing> {
  if (isList(pathname)) return { page: LIST_PAGE }
  if (MEMBERS.test(pathname)) return { page: SHELL_PATH }
  const recipe = RECIPE.exec(pathname)?.[1]
  if (recipe === undefined) return { redirect: LIST_PAGE }
  return (await isCached(idOf(recipe))) ? { page: SHELL_PATH } : { redirect: RECIPES_PAGE }
}
