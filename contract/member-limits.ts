import { OWN_COOKBOOKS_MAX } from './cookbooks/limits.ts'
import {
  FOLDERS_MAX,
  OWN_FOODS_MAX,
  OWN_PICTURE_BYTES_MAX,
  OWN_RECIPES_MAX,
} from './own-recipes/limits.ts'
import { AGAIN_PER_DAY, NEW_SUBMISSIONS_PER_DAY, SUBMISSIONS_PER_DAY } from './publishing/limits.ts'
import { CASE_CHANGES_MAX } from './reports/limits.ts'
import { SCRIPT_KEYS_MAX } from './script-keys/limits.ts'
import { IMPORT_ADDRESSES_PER_DAY, IMPORT_FILES_PER_DAY } from './recipe-import/limits.ts'
import { LIST_MAX } from './limits.ts'
import { PASSKEYS_MAX } from './sign-in/limits.ts'
import { FILM_UPLOADS_MAX, FILMS_BYTES_MAX } from './films/limits.ts'
import { APPLICATIONS_PER_YEAR, PROFILE_CHANGES_PER_DAY } from './desk/limits.ts'
import { DINNERS_MAX } from './dinner/limits.ts'
import { DISHES_PER_SLOT } from './week/limits.ts'
import { SHOPPING_ITEMS_MAX } from './shopping/limits.ts'

/**
 * Most rows of each kind that one member may have; one more is refused with `LimitReached`.
 * `…PerDay` counts the last 24 hours, `…AtStep` the rows about one step of a recipe. The resulting
 * sizes are in docs/limits.md.
 */
export const MEMBER_LIMITS = {
  comments: 20_000,
  commentsPerDay: 500,
  commentVotes: 50_000,
  commentVotesPerDay: 1000,
  feedback: 1000,
  feedbackPerDay: 50,
  // One response contains all of them.
  favouriteRecipes: LIST_MAX,
  favouriteCookbooks: LIST_MAX,
  subscriptions: 1000,
  shoppingLists: 20,
  householdLists: 20,
  shoppingRecipes: 200,
  shoppingItems: SHOPPING_ITEMS_MAX,
  stepNotes: 5000,
  stepNotesPerDay: 100,
  stepNotesAtStep: 10,
  stepNoteVotes: 50_000,
  stepNoteVotesPerDay: 1000,
  reports: 2000,
  reportsPerDay: 50,
  newReportsPerDay: 10,
  caseChanges: CASE_CHANGES_MAX,
  blocks: 500,
  mealsAtSlot: DISHES_PER_SLOT,
  dinners: DINNERS_MAX,
  cooked: 5000,
  mealsPerDay: 50,
  logPhotos: 1000,
  ownRecipes: OWN_RECIPES_MAX,
  ownCookbooks: OWN_COOKBOOKS_MAX,
  ownFolders: FOLDERS_MAX,
  ownFoods: OWN_FOODS_MAX,
  ownPictures: 20_000,
  ownPictureBytes: OWN_PICTURE_BYTES_MAX,
  filmBytes: FILMS_BYTES_MAX,
  filmUploads: FILM_UPLOADS_MAX,
  importFilesPerDay: IMPORT_FILES_PER_DAY,
  importAddressesPerDay: IMPORT_ADDRESSES_PER_DAY,
  importTextsPerDay: IMPORT_ADDRESSES_PER_DAY,
  submissionsPerDay: SUBMISSIONS_PER_DAY,
  newSubmissionsPerDay: NEW_SUBMISSIONS_PER_DAY,
  publishedAgainPerDay: AGAIN_PER_DAY,
  // Nine archives hold what a member can have; a connection that breaks needs some again.
  exportsPerHour: 30,
  authorApplicationsPerYear: APPLICATIONS_PER_YEAR,
  profileChangesPerDay: PROFILE_CHANGES_PER_DAY,
  scriptKeys: SCRIPT_KEYS_MAX,
  passkeys: PASSKEYS_MAX,
} as const
/** One of {@link MEMBER_LIMITS}. */
export type MemberLimit = keyof typeof MEMBER_LIMITS
