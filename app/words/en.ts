import { app } from './en/app.ts'
import { auth } from './en/auth.ts'
import { authors } from './en/authors.ts'
import { cards } from './en/cards.ts'
import { common } from './en/common.ts'
import { cookAlong } from './en/cook-along.ts'
import { cookbooks } from './en/cookbooks.ts'
import { doors } from './en/doors.ts'
import { empty } from './en/empty.ts'
import { errors } from './en/errors.ts'
import { explore } from './en/explore.ts'
import { favourites } from './en/favourites.ts'
import { member } from './en/member.ts'
import { offline } from './en/offline.ts'
import { recipe } from './en/recipe.ts'
import { recipes } from './en/recipes.ts'
import { search } from './en/search.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { shopping } from './en/shopping.ts'
import { tags } from './en/tags.ts'
import { takingPart } from './en/taking-part.ts'

/**
 * English words, one part per area. This is the dictionary that every other one follows. A new area
 * also stands in `pack-en.ts` and `pack-de.ts`, and with the routes whose screens speak it.
 */
export const en = {
  app,
  auth,
  authors,
  cards,
  common,
  cookAlong,
  cookbooks,
  doors,
  empty,
  errors,
  explore,
  favourites,
  member,
  offline,
  recipe,
  recipes,
  search,
  settings,
  shell,
  shopping,
  tags,
  takingPart,
} as const

type Translation<Tree> = Tree extends string
  ? string
  : { readonly [Name in keyof Tree]: Translation<Tree[Name]> }

/** The shape of a dictionary: the same keys in every language, a text at each (SHL-39). */
export type Words = Translation<typeof en>
