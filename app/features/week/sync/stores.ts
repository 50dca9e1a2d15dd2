import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { createWeekStore, type WeekStore } from './week-store.ts'

let current: { readonly username: string; readonly store: WeekStore } | undefined

function close(): void {
  current?.store.close()
  current = undefined
}

/** The week of a member, the same store each time; undefined while nobody is known. */
export function weekStore(username: string | null): WeekStore | undefined {
  if (username === null || readToken() === null) return undefined
  if (current?.username !== username) {
    close()
    current = { username, store: createWeekStore(username) }
  }
  return current?.store
}

if (typeof window !== 'undefined') subscribeToToken(close)
