import { useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'

/** What somebody has typed into a form and not sent. */
export interface Draft<Fields> {
  /** What was there when the form came on screen; undefined with nothing kept. */
  kept: Fields | undefined
  /** Keeps it, until it is sent or the tab is closed. */
  keep: (fields: Fields) => void
  /** It has been sent. */
  forget: () => void
}

/**
 * Keeps what a member types while they look elsewhere, and over an end of their session: the same
 * member finds it again, nobody else does. Not for passwords.
 *
 * @param form names the form
 */
export function useDraft<Fields>(form: string, { username }: CurrentUser): Draft<Fields> {
  const key = `simmer.draft.${form}`
  const [kept] = useState(() => read(key, username) as Fields | undefined)
  return {
    kept,
    keep: (fields) => write(key, JSON.stringify({ username, fields })),
    forget: () => write(key, null),
  }
}

function read(key: string, username: string): unknown {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept
    return draft.username === username ? draft.fields : undefined
  } catch {
    return undefined
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is forbidden: what is typed lasts as long as the screen.
  }
}

interface Kept {
  username?: string
  fields?: unknown
}
