import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { createWaitingList } from '#app/lib/storage/waiting-list.ts'
import type { LangId } from '#contract/languages.ts'
import type { Week } from '#contract/week/week.ts'
import type { WeekOperation } from './operation.ts'

/** The week as the server had it, on this device. */
export interface StoredWeek {
  /** Username of its reader. */
  readonly member: string
  readonly langId: LangId
  readonly version: number
  /** When it was fetched, in milliseconds since 1970. */
  readonly at: number
  readonly week: Week
}

/** Text with a {@link StoredWeek}. */
export const storedWeek = createStoredText('simmer.week')

const storedWaiting = createStoredText('simmer.week.waiting')

/** Changes of the week that the server does not have, or whose refusal nobody has seen. */
export const waitingChanges = createWaitingList<WeekOperation>(storedWaiting)

/** Calls a listener when what waits has changed, in any tab. */
export const subscribeToWaiting = storedWaiting.subscribe

/** The week of a member as this device has it; undefined where it has none. */
export function readWeek(member: string): StoredWeek | undefined {
  try {
    const stored = JSON.parse(storedWeek.read() ?? 'null') as StoredWeek | null
    return stored?.member === member ? stored : undefined
  } catch {
    return undefined
  }
}
