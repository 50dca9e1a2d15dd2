import { accountCalls } from './account.ts'
import { authorPageCalls } from './author-page.ts'
import { authorshipCalls } from './authorship.ts'
import { bellCalls } from './bell.ts'
import type { Call } from './call.ts'
import { cookbookCalls } from './cookbook.ts'
import { cookingLogCalls } from './cooking-log.ts'
import { deskCalls } from './desk.ts'
import { dinnerCalls } from './dinner.ts'
import { filmCalls } from './films.ts'
import { hostCalls } from './host.ts'
import { householdCalls } from './household.ts'
import { kitchenCalls } from './kitchen.ts'
import { listCalls } from './list.ts'
import { newsCalls } from './news.ts'
import { importCalls } from './recipe-import.ts'
import { cookbookPublishingCalls } from './cookbook-publishing.ts'
import { monthCalls } from './months.ts'
import { ownCookbookCalls } from './own-cookbooks.ts'
import { ownCalls } from './own-recipes.ts'
import { publishingCalls } from './publishing.ts'
import { recipeCalls } from './recipe.ts'
import { reportCalls } from './report.ts'
import { scriptKeyCalls } from './script-keys.ts'
import { shoppingCalls } from './shopping.ts'
import { signInWayCalls } from './sign-in-ways.ts'
import { stepNoteCalls } from './step-note.ts'
import { stuckCalls } from './stuck.ts'
import { weekCalls } from './week.ts'

/** Every call of the API by name. */
export const calls = {
  ...accountCalls,
  ...recipeCalls,
  ...stepNoteCalls,
  ...cookingLogCalls,
  ...cookbookCalls,
  ...shoppingCalls,
  ...listCalls,
  ...householdCalls,
  ...kitchenCalls,
  ...bellCalls,
  ...stuckCalls,
  ...ownCalls,
  ...filmCalls,
  ...ownCookbookCalls,
  ...cookbookPublishingCalls,
  ...monthCalls,
  ...publishingCalls,
  ...importCalls,
  ...authorshipCalls,
  ...authorPageCalls,
  ...deskCalls,
  ...reportCalls,
  ...scriptKeyCalls,
  ...signInWayCalls,
  ...weekCalls,
  ...dinnerCalls,
  ...newsCalls,
  ...hostCalls,
} as const satisfies Record<string, Call>
