import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { BookChange } from '#contract/cookbooks/arrange.ts'
import type { Id } from '#contract/common.ts'
import type { Texts } from '../texts.ts'

/** Title and description that were typed and not sent. */
export interface TypedTexts {
  Name?: Texts
  Description?: Texts
}

/** What was done to a cookbook on this device and the server does not have. */
export interface Waiting {
  device: string
  /** Of the last call. */
  number: number
  /** `OrderVersion` that the device has changed. */
  base: number
  /** Changes of the last call, while it has no answer. */
  sent: BookChange[]
  /** Changes of the next call. */
  next: BookChange[]
  texts: TypedTexts
}

const stored = createStoredText('simmer.cookbooks.waiting')

function readAll(): Record<string, Waiting> {
  try {
    return JSON.parse(stored.latest() ?? '{}') as Record<string, Waiting>
  } catch {
    return {}
  }
}

/** What waits of a cookbook; undefined for nothing. */
export const readWaiting = (id: Id): Waiting | undefined => readAll()[id]

/** Keeps what waits of a cookbook, or forgets it. */
export function keepWaiting(id: Id, waiting: Waiting | undefined): void {
  const { [id]: _, ...others } = readAll()
  const all = waiting ? { ...others, [id]: waiting } : others
  stored.write(Object.keys(all).length === 0 ? null : JSON.stringify(all))
}
