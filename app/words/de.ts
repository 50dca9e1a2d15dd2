import { app } from './de/app.ts'
import { auth } from './de/auth.ts'
import { authors } from './de/authors.ts'
import { cards } from './de/cards.ts'
import { common } from './de/common.ts'
import { cookAlong } from './de/cook-along.ts'
import { cookbooks } from './de/cookbooks.ts'
import { doors } from './de/doors.ts'
import { empty } from './de/empty.ts'
import { errors } from './de/errors.ts'
import { explore } from './de/explore.ts'
import { favourites } from './de/favourites.ts'
import { member } from './de/member.ts'
import { offline } from './de/offline.ts'
import { recipe } from './de/recipe.ts'
import { recipes } from './de/recipes.ts'
import { search } from './de/search.ts'
import { settings } from './de/settings.ts'
import { shell } from './de/shell.ts'
import { shopping } from './de/shopping.ts'
import { tags } from './de/tags.ts'
import { takingPart } from './de/taking-part.ts'
import type { Words } from './en.ts'

/** German words. A missing or needless key does not compile. */
export const de: Words = {
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
}
