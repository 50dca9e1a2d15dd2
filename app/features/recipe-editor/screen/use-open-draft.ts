import { useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import { openDraft, type OpenDraft } from '../store/open-draft.ts'

/** Options of {@link useOpenDraft}. */
export interface OpenDraftOptions {
  /** Undefined while it is not known who is signed in. */
  member: string | undefined
  /** Null for a new recipe. */
  id: Id | null
  key: string
  language: Language
}

/** Opens a recipe for the editor. A new one that gets its id stays the one that is open. */
export function useOpenDraft({ member, id, key, language }: OpenDraftOptions) {
  const [open, setOpen] = useState<OpenDraft & { readonly name: string }>()
  const [error, setError] = useState<unknown>()
  const wanted = id === null ? key : String(id)
  const isOpen = open !== undefined && (open.name === wanted || open.store.state().id === id)
  useEffect(() => {
    if (member === undefined || isOpen || error !== undefined) return undefined
    let isWanted = true
    const load = async () => {
      const found = await openDraft({ member, id, key, language })
      if (isWanted) setOpen({ ...found, name: wanted })
      else found.store.close()
    }
    load().catch((reason: unknown) => {
      reportFailure(reason)
      if (isWanted) setError(reason)
    })
    return () => {
      isWanted = false
    }
  }, [member, id, key, language, wanted, isOpen, error])
  const store = open?.store
  useEffect(() => {
    if (!store) return undefined
    // What is typed last is sent when the page is hidden or the connection is back.
    const flush = () => void store.flush()
    const timer = setInterval(() => {
      if (store.state().saved === 'device') flush()
    }, AGAIN_MS)
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      clearInterval(timer)
      removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      void store.flush().then(store.close)
    }
  }, [store])
  const retry = async () => {
    setError(undefined)
    await Promise.resolve()
  }
  return { open: isOpen ? open : undefined, error, retry }
}

/** Milliseconds between attempts: the connection can be back without an event. */
const AGAIN_MS = 20_000
