import { spyOn } from 'storybook/test'
import { rememberMember } from '#app/features/shopping/index.ts'
import { storedAnswers } from '#app/features/week/side/stored-answers.ts'
import { storedWeek, waitingChanges } from '#app/features/week/sync/stored.ts'
import { weekKeys } from '#app/features/week/week-keys.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import type { Week } from '#contract/week/week.ts'
import { MEMBER } from '../data/member.ts'
import { WEEK, WEEK_MONDAY, WEEK_NOW, WEEK_RECIPES } from '../data/week.ts'

/** Three dishes, each for another reason. */
export const SUGGESTIONS = {
  Suggestions: [
    { Kind: 'home', Recipe: WEEK_RECIPES[5], Foods: ['tomatoes', 'basil'], LastCooked: null },
    { Kind: 'season', Recipe: WEEK_RECIPES[3], Foods: ['pumpkin'], LastCooked: null },
    { Kind: 'rested', Recipe: WEEK_RECIPES[4], Foods: [], LastCooked: '2026-02-11' },
  ],
}

/** Saturday’s dinner is planned to the minute. */
const DINNERS = {
  Dinners: [
    {
      Key: 'd0000000-0000-4000-8000-000000000001',
      Version: 1,
      BegunAt: null,
      EndedAt: null,
      IsPrivate: false,
      Begin: new Date('2026-11-28T17:44:00').getTime(),
      Table: new Date('2026-11-28T19:00:00').getTime(),
      People: 4,
      Dishes: WEEK.Meals.flatMap(({ Key, Day, Slot, RecipeId, Name }) =>
        Day === '2026-11-28' && Slot === 'dinner' && RecipeId !== null
          ? { RecipeId, Name, Meal: Key }
          : [],
      ),
    },
  ],
  Kitchen: { Cooks: 1, Rings: 4, Ovens: 1 },
  NextTime: [],
  People: [],
}

/** What stands beside the week. */
export const WEEK_ANSWERS = {
  [weekKeys.suggestions(WEEK_MONDAY, 1)]: SUGGESTIONS,
  [weekKeys.suggestions(WEEK_MONDAY, 0)]: SUGGESTIONS,
  [weekKeys.changes(1)]: { Lists: [] },
  [weekKeys.dinners(0)]: DINNERS,
  [weekKeys.dinners(1)]: DINNERS,
}

/**
 * Opens a week of which this device knows `parameters.week`, null for nothing, while the server answers nothing, or
 * cannot be reached with `parameters.isOffline`. Use it in `beforeEach`.
 */
export function openWeek({ week = WEEK, isOffline }: { week?: Week | null; isOffline?: boolean }) {
  // As long as that of a session: its end tells members apart.
  writeToken('the token of mina')
  rememberMember(MEMBER.username)
  const at = WEEK_NOW.getTime()
  storedWeek.write(
    week && JSON.stringify({ member: MEMBER.username, langId: 1, version: 1, at, week }),
  )
  spyOn(window, 'fetch').mockImplementation(() =>
    isOffline ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => undefined),
  )
  return () => {
    for (const { key } of waitingChanges.read()) waitingChanges.remove(key)
    storedWeek.write(null)
    storedAnswers.write(null)
    writeToken(null)
  }
}
