import { sendJson } from '#app/lib/api/send.ts'
import type { Dinner, NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import type { LangId } from '#contract/languages.ts'
import { deviceDinners } from './device/device-dinners.ts'

/**
 * Keeps a dinner that this device has worked out.
 * @throws {ApiError} such as `LimitReached`
 */
export async function keepDinner(
  { kept, dishes }: { kept: KeptDinner; dishes: readonly NewDinnerDish[] },
  langId: LangId,
): Promise<Dinner> {
  const dinner = await sendJson('POST /dinners', {
    params: { LangId: langId },
    fields: { Key: crypto.randomUUID(), Kept: kept, Dishes: [...dishes] },
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
