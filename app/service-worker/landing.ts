import { keys } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import { SHELL_PATH } from '#contract/shell.ts'

/** The page of the shopping list, which opens without a connection, whatever else is kept. */
const LIST_PAGE = '/shopping'
/** The page that says which recipes are on this device. */
const RECIPES_PAGE = '/favorites/recipes'

const RECIPE = /^\/recipes\/(\d+)\/?$/
/** Screens of members that say something without a connection. */
const MEMBERS = /^\/(?:favorites|settings)(?:\/|$)/

/** What answers a page that cannot be had: one that is kept, or the way to another one. */
export type Landing = { readonly page: string } | { readonly elsewhere: string }

async function isKept(id: Id): Promise<boolean> {
  const answers = LANGUAGES.map((language) => keys.recipe(id, langIdOf(language)))
  const found = await Promise.all(answers.map((key) => caches.match(key, { ignoreVary: true })))
  return found.some((answer) => answer !== undefined)
}

/**
 * Where somebody lands without a connection who asks for a page. A recipe that was seen opens, any
 * other one leads to those that do; everything else leads to the shopping list.
 */
export async function landingOf(pathname: string): Promise<Landing> {
  if (pathname === LIST_PAGE) return { page: LIST_PAGE }
  if (MEMBERS.test(pathname)) return { page: SHELL_PATH }
  const recipe = RECIPE.exec(pathname)?.[1]
  if (recipe === undefined) return { elsewhere: LIST_PAGE }
  return (await isKept(idOf(recipe))) ? { page: SHELL_PATH } : { elsewhere: RECIPES_PAGE }
}
