import { canWait } from '#app/lib/api/api-error.ts'
import { sendOnce } from '#app/lib/api/send-once.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import type { LangId } from '#contract/languages.ts'
import { waitingMeals, type WrittenMeal } from './meal.ts'
import { dropPhoto, readPhoto } from './photos.ts'

/** Sends a photo, which takes the place of an earlier one. */
export async function sendPhoto(
  entryId: Id,
  langId: LangId,
  photo: Blob,
): Promise<CookingLogEntry> {
  const fields = new FormData()
  fields.append('photo', photo, 'photo.jpg')
  return await send('POST /cooked/:id/photo', { params: { id: entryId, LangId: langId }, fields })
}

/** A meal that is in the log. */
export interface SentMeal {
  entry: CookingLogEntry
  /** Why its photo was not taken; undefined where it was, and where there is none. */
  photoFailure?: unknown
  /** The photo is sent later. */
  photoWaits?: boolean
}

/**
 * Puts a meal into the log, with its photo. The same meal again is stored once, other words
 * beside those that were sent before.
 *
 * @param given its photo. @default the one on this device
 * @param onStored is called once the server has the meal and its photo is still to be sent
 * @throws {ApiError} when the meal is refused, or cannot be sent now
 */
export async function sendMeal(
  meal: WrittenMeal,
  given?: Blob,
  onStored?: (entry: CookingLogEntry) => void,
): Promise<SentMeal> {
  const { recipeId, langId, key, Day, People, Minutes, Note, Changes } = meal
  const written = { RecipeId: recipeId ?? 0, Day, People, Minutes, Note, Changes }
  const entry = await sendOnce(key, written, (fields) =>
    sendJson('POST /cooked', { params: { LangId: langId }, fields }),
  )
  const photo = meal.hasPhoto ? (given ?? (await readPhoto(key))) : undefined
  if (!photo) return { entry }
  onStored?.(entry)
  try {
    const pictured = await sendPhoto(entry.Id, langId, photo)
    await dropPhoto(key)
    return { entry: pictured }
  } catch (photoFailure) {
    const stored = { ...meal, isStored: true }
    if (canWait(photoFailure) && waitingMeals.add(stored)) return { entry, photoWaits: true }
    reportFailure(photoFailure)
    await dropPhoto(key)
    return { entry, photoFailure }
  }
}
