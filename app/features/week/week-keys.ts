import { keysOf } from '#app/lib/api/key-test.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { LangId } from '#contract/languages.ts'

/** Keys of what the week needs of lists. */
export const WEEK_LIST_KEYS = keysOf(['/week/list', '/week/list/changes'])

/** SWR keys of what stands beside the week. The week itself has its own store. */
export const weekKeys = {
  suggestions: (Monday: Day, LangId: LangId) => keyOf('/week/suggestions', { Monday, LangId }),
  /** What some days need, and what of it is to be bought. */
  list: (From: Day, To: Day, LangId: LangId) => keyOf('/week/list', { From, To, LangId }),
  changes: (LangId: LangId) => keyOf('/week/list/changes', { LangId }),
  /** Dinners that are planned to the minute. */
  dinners: (LangId: LangId) => keyOf('/dinners', { LangId }),
  calendar: () => keyOf('/week/calendar', {}),
}
