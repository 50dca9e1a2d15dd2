import { sendJson } from '#app/lib/api/send.ts'
import type { Dinner, NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import type { LangId } from '#contract/languages.ts'
import { deviceDinners } from './device/device-dinners.ts'

/** A page that keeps one dinner: what it has tried to keep, and under which key. */
export interface KeepAttempt {
  key: string
  tried: string | undefined
}

/** Nothing has been tried yet. */
export const newAttempt = (): KeepAttempt => ({ key: crypto.randomUUID(), tried: undefined })

/**
 * Keeps a dinner that this device has worked out. The same again, after an answer that was lost, is the same dinner.
 *
 * @param attempt of the page
 * @throws {ApiError} such as `LimitReached`
 */
export async function keepDinner(
  { kept, dishes }: { kept: KeptDinner; dishes: readonly NewDinnerDish[] },
  langId: LangId,
  attempt: KeepAttempt,
): Promise<Dinner> {
  const tried = JSON.stringify([kept, dishes])
  if (attempt.tried !== undefined && attempt.tried !== tried) Object.assign(attempt, newAttempt())
  attempt.tried = tried
  const dinner = await sendJson('POST /dinners', {
    params: { LangId: langId },
    fields: { Key: attempt.key, Kept: kept, Dishes: [...dishes] },
  })
  deviceDinners.update(dinner.Key, () => ({ base: dinner, presses: [], attempt: null }))
  return dinner
}

/**
 * Keeps another plan of a dinner that nobody has begun.
 * @throws {ApiError} `ChangedMeanwhile` when somebody was faster
 */
export async function changePlan(
  { Key, Version }: Pick<Dinner, 'Key' | 'Version'>,
  { kept, dishes }: { kept: KeptDinner; dishes: readonly NewDinnerDish[] },
  langId: LangId,
): Promise<Dinner> {
  const dinner = await sendJson('PATCH /dinners/:key', {
    params: { key: Key, LangId: langId },
    fields: { Version, Kept: kept, Dishes: [...dishes] },
  })
  deviceDinners.update(Key, () => ({ base: dinner, presses: [], attempt: null }))
  return dinner
}
