import { app } from '#app/lib/words/en/app.ts'
import { appBanner } from '#app/lib/words/en/app-banner.ts'
import { auth } from '#app/lib/words/en/auth.ts'
import { authors } from '#app/lib/words/en/authors.ts'
import { authorship } from '#app/lib/words/en/authorship.ts'
import { bookComparison } from '#app/lib/words/en/book-comparison.ts'
import { bell } from '#app/lib/words/en/bell.ts'
import { recipeImport } from '#app/lib/words/en/recipe-import.ts'
import { cards } from '#app/lib/words/en/cards.ts'
import { common } from '#app/lib/words/en/common.ts'
import { film } from '#app/lib/words/en/film.ts'
import { cookbooks } from '#app/lib/words/en/cookbooks.ts'
import { cookingLog } from '#app/lib/words/en/cooking-log.ts'
import { byEar } from '#app/lib/words/en/by-ear.ts'
import { desk } from '#app/lib/words/en/desk.ts'
import { empty } from '#app/lib/words/en/empty.ts'
import { errors } from '#app/lib/words/en/errors.ts'
import { explore } from '#app/lib/words/en/explore.ts'
import { favourites } from '#app/lib/words/en/favourites.ts'
import { filmText } from '#app/lib/words/en/film-text.ts'
import { first } from '#app/lib/words/en/first.ts'
import { food } from '#app/lib/words/en/food.ts'
import { host } from '#app/lib/words/en/host.ts'
import { household } from '#app/lib/words/en/household.ts'
import { kitchen } from '#app/lib/words/en/kitchen.ts'
import { lists } from '#app/lib/words/en/lists.ts'
import { member } from '#app/lib/words/en/member.ts'
import { memberActions } from '#app/lib/words/en/member-actions.ts'
import { ownCookbooks, ownRecipes } from '#app/lib/words/en/own-recipes.ts'
import { notes } from '#app/lib/words/en/notes.ts'
import { numbers } from '#app/lib/words/en/numbers.ts'
import { offline } from '#app/lib/words/en/offline.ts'
import { readList } from '#app/lib/words/en/read-list.ts'
import { recipe, recipeFacts } from '#app/lib/words/en/recipe.ts'
import { reports } from '#app/lib/words/en/reports.ts'
import { recipes } from '#app/lib/words/en/recipes.ts'
import { print } from '#app/lib/words/en/print.ts'
import { publishing } from '#app/lib/words/en/publishing.ts'
import { scaling } from '#app/lib/words/en/scaling.ts'
import { scriptKeys } from '#app/lib/words/en/script-keys.ts'
import { search } from '#app/lib/words/en/search.ts'
import { settings } from '#app/lib/words/en/settings.ts'
import { shell } from '#app/lib/words/en/shell.ts'
import { shopping } from '#app/lib/words/en/shopping.ts'
import { signInWays } from '#app/lib/words/en/sign-in-ways.ts'
import { studioPages, studioTexts } from '#app/lib/words/en/studio-pages.ts'
import { stuck } from '#app/lib/words/en/stuck.ts'
import { studio } from '#app/lib/words/en/studio.ts'
import { tags } from '#app/lib/words/en/tags.ts'
import { versions } from '#app/lib/words/en/versions.ts'
import { dinner, week } from '#app/lib/words/en/week.ts'
import { recipeEditor } from '#app/lib/words/en/recipe-editor.ts'

/**
 * English words, one file per area. This is the dictionary that every other one follows. A new area
 * is listed here and in `de.ts`, and named by the routes whose screens use it.
 */
export const en = {
  app,
  appBanner,
  auth,
  authors,
  authorship,
  bookComparison,
  bell,
  recipeImport,
  cards,
  common,
  film,
  cookbooks,
  cookingLog,
  byEar,
  desk,
  dinner,
  empty,
  errors,
  explore,
  favourites,
  filmText,
  first,
  reports,
  food,
  host,
  household,
  kitchen,
  lists,
  member,
  memberActions,
  ownCookbooks,
  ownRecipes,
  notes,
  numbers,
  offline,
  readList,
  recipe,
  recipeFacts,
  recipes,
  print,
  publishing,
  scaling,
  scriptKeys,
  search,
  settings,
  shell,
  shopping,
  signInWays,
  studioPages,
  studioTexts,
  stuck,
  studio,
  tags,
  versions,
  week,
  recipeEditor,
} as const

type Translation<Tree> = Tree extends string
  ? string
  : { readonly [Name in keyof Tree]: Translation<Tree[Name]> }

/** The shape of a dictionary: the same keys in every language, a text at each. */
export type Words = Translation<typeof en>
