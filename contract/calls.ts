import { accountCalls } from './account-calls.ts'
import { bellCalls } from './bell-calls.ts'
import type { Call } from './call.ts'
import { cookbookCalls } from './cookbook-calls.ts'
import { cookedCalls } from './cooked-calls.ts'
import { householdCalls } from './household-calls.ts'
import { kitchenCalls } from './kitchen-calls.ts'
import { listCalls } from './list-calls.ts'
import { importCalls } from './own/import-calls.ts'
import { ownCalls } from './own/own-calls.ts'
import { recipeCalls } from './recipe-calls.ts'
import { shoppingCalls } from './shopping-calls.ts'
import { stepNoteCalls } from './step-note-calls.ts'
import { stuckCalls } from './stuck-calls.ts'

/** Every call of the API by name. */
export const calls = {
  ...accountCalls,
  ...recipeCalls,
  ...stepNoteCalls,
  ...cookedCalls,
  ...cookbookCalls,
  ...shoppingCalls,
  ...listCalls,
  ...householdCalls,
  ...kitchenCalls,
  ...bellCalls,
  ...stuckCalls,
  ...ownCalls,
  ...importCalls,
} as const satisfies Record<string, Call>
