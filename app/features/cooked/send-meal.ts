import { canWait } from '#app/lib/api/api-error.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { readToken } from '#app/lib/storage/token.ts'
import type { Id } from '#contract/common.ts'
import type { CookedEntry } from '#contract/cooked.ts'
import type { LangId } from '#contract/languages.ts'
import { keepDraft, typedChanges } from './drafts.ts'
import type { WrittenMeal } from './meal.ts'
import { dropPhoto, readPhoto } from './photos.ts'
import { waitingMeals } from './waiting.ts'

/** Sends a photo, which takes the place of an earlier one. */
export async function sendPhoto(entryId: Id, langId: LangId, photo: Blob): Promise<CookedEntry> {
  const fields = new FormData()
  fields.append('photo', photo, 'photo.jpg')
  return await send('POST /cooked/:id/photo', { params: { id: entryId, LangId: langId }, fields })
}

/** A meal that is in the log. */
export interface SentMeal {
  entry: CookedEntry
  /** Why its photo was not taken; undefined where it was, and where there is none. */
  photoFailure?: unknown
  /** The photo is sent later. */
  photoWaits?: boolean
}

/**
 * Puts a meal into the log, with its photo. The same meal again is stored once.
 *
 * @param given its photo. @default the one on this device
 * @throws {ApiError} when the meal is refused, or cannot be sent now
 */
export async function sendMeal(meal: WrittenMeal, given?: Blob): Promise<SentMeal> {
  const { recipeId, langId, key, Day, People, Minutes, Note, Changes } = meal
  const entry = await sendJson('POST /cooked', {
    params: { LangId: langId },
    fields: { RecipeId: recipeId ?? 0, Day, People, Minutes, Note, Changes, Key: key },
  })
  const photo = meal.hasPhoto ? (given ?? (await readPhoto(key))) : undefined
  if (!photo) return { entry }
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

/** How the meals that waited were received. */
export interface SentMeals {
  sent: CookedEntry[]
  /** Meals that the server does not take. They are unfinished meals again. */
  refused: number
}

/** Makes a meal that was refused an unfinished one, so that nothing of it is lost. */
function restore(meal: WrittenMeal): void {
  const { member, recipeId, langId, key, Day, People, Minutes, Note, Changes, hasPhoto } = meal
  const place = { member, recipeId, entryId: null }
  const written = { Day, People, Minutes, Note, hasPhoto, removesPhoto: false }
  keepDraft({ ...place, ...written, changes: typedChanges(Changes), langId, key })
}

let running: Promise<SentMeals> | undefined

async function sendAll(member: string): Promise<SentMeals> {
  const result: SentMeals = { sent: [], refused: 0 }
  const token = readToken()
  for (const meal of waitingMeals.read().filter((it) => it.member === member)) {
    // Signed out meanwhile: it must not be sent as somebody else's.
    if (readToken() !== token) break
    try {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were written
      const { entry, photoWaits } = await sendMeal(meal)
      result.sent.push(entry)
      if (photoWaits) break
    } catch (error) {
      if (canWait(error)) break
      reportFailure(error)
      restore(meal)
      result.refused += 1
    }
    waitingMeals.remove(meal.key)
  }
  return result
}

/** Sends the meals of a member that wait on this device, as far as that is possible now. */
export function sendWaitingMeals(member: string): Promise<SentMeals> {
  running ??= sendAll(member).finally(() => {
    running = undefined
  })
  return running
}
