import { app } from '#app/lib/words/de/app.ts'
import { appBanner } from '#app/lib/words/de/app-banner.ts'
import { auth } from '#app/lib/words/de/auth.ts'
import { authors } from '#app/lib/words/de/authors.ts'
import { authorship } from '#app/lib/words/de/authorship.ts'
import { bookComparison } from '#app/lib/words/de/book-comparison.ts'
import { bell } from '#app/lib/words/de/bell.ts'
import { recipeImport } from '#app/lib/words/de/recipe-import.ts'
import { cards } from '#app/lib/words/de/cards.ts'
import { common } from '#app/lib/words/de/common.ts'
import { film } from '#app/lib/words/de/film.ts'
import { cookbooks } from '#app/lib/words/de/cookbooks.ts'
import { cookingLog } from '#app/lib/words/de/cooking-log.ts'
import { byEar } from '#app/lib/words/de/by-ear.ts'
import { desk } from '#app/lib/words/de/desk.ts'
import { empty } from '#app/lib/words/de/empty.ts'
import { errors } from '#app/lib/words/de/errors.ts'
import { explore } from '#app/lib/words/de/explore.ts'
import { favourites } from '#app/lib/words/de/favourites.ts'
import { filmText } from '#app/lib/words/de/film-text.ts'
import { first } from '#app/lib/words/de/first.ts'
import { food } from '#app/lib/words/de/food.ts'
import { host } from '#app/lib/words/de/host.ts'
import { household } from '#app/lib/words/de/household.ts'
import { kitchen } from '#app/lib/words/de/kitchen.ts'
import { lists } from '#app/lib/words/de/lists.ts'
import { member } from '#app/lib/words/de/member.ts'
import { memberActions } from '#app/lib/words/de/member-actions.ts'
import { ownCookbooks, ownRecipes } from '#app/lib/words/de/own-recipes.ts'
import { notes } from '#app/lib/words/de/notes.ts'
import { numbers } from '#app/lib/words/de/numbers.ts'
import { offline } from '#app/lib/words/de/offline.ts'
import { readList } from '#app/lib/words/de/read-list.ts'
import { recipe, recipeFacts } from '#app/lib/words/de/recipe.ts'
import { reports } from '#app/lib/words/de/reports.ts'
import { recipes } from '#app/lib/words/de/recipes.ts'
import { print } from '#app/lib/words/de/print.ts'
import { publishing } from '#app/lib/words/de/publishing.ts'
import { scaling } from '#app/lib/words/de/scaling.ts'
import { scriptKeys } from '#app/lib/words/de/script-keys.ts'
import { search } from '#app/lib/words/de/search.ts'
import { settings } from '#app/lib/words/de/settings.ts'
import { shell } from '#app/lib/words/de/shell.ts'
import { shopping } from '#app/lib/words/de/shopping.ts'
import { signInWays } from '#app/lib/words/de/sign-in-ways.ts'
import { studioPages, studioTexts } from '#app/lib/words/de/studio-pages.ts'
import { stuck } from '#app/lib/words/de/stuck.ts'
import { studio } from '#app/lib/words/de/studio.ts'
import { tags } from '#app/lib/words/de/tags.ts'
import { versions } from '#app/lib/words/de/versions.ts'
import { dinner, week } from '#app/lib/words/de/week.ts'
import { recipeEditor } from '#app/lib/words/de/recipe-editor.ts'
import type { Words } from './en.ts'

/** German words. A missing or needless key does not compile. */
export const de: Words = {
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
}
