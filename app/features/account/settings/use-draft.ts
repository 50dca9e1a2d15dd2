import { useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'

/** Unsent input of a form. */
export interface Draft<Fields> {
  /** The input that was stored when the form was mounted; undefined without any. */
  stored: Fields | undefined
  /** Stores the input until the tab is closed. */
  save: (fields: Fields) => void
  /** Removes the input, after it has been sent. */
  remove: () => void
}

/**
 * Stores the input of a form across other screens and the end of the session. Only the same member gets
 * it back. Not for passwords.
 *
 * @param form name of the form
 */
export function useDraft<Fields>(form: string, { username }: CurrentUser): Draft<Fields> {
  const key = `simmer.draft.${form}`
  const [stored] = useState(() => read(key, username) as Fields | undefined)
  return {
    stored,
    save: (fields) => write(key, JSON.stringify({ username, fields })),
    remove: () => write(key, null),
  }
}

function read(key: string, username: string): unknown {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as StoredDraft
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
    // Storage is forbidden: the input lasts as long as the screen.
  }
}

interface StoredDraft {
  username?: string
  fields?: unknown
}
