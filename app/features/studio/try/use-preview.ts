import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api/api-error.ts'
import { requestOf, send } from '#app/lib/api/send.ts'
import { openCall } from '#app/lib/api/api-client.ts'
import type { Id } from '#contract/common.ts'
import type { FilmPreview, FilmPreviewState } from '#contract/films/preview.ts'

/** Milliseconds between two questions where the phone is. */
const WATCH_MS = 3_000

/** How the preview of a film on another device stands. */
export type PreviewState =
  | { readonly kind: 'none' | 'failed' | 'over' }
  | {
      readonly kind: 'begun'
      readonly preview: FilmPreview
      /** Where the other device is, as it was found last. */
      readonly at: FilmPreviewState
      /** When that was, in milliseconds since 1970. */
      readonly foundAt: number
    }

/** The preview of a film on another device: it lasts until the studio is closed. */
export interface Preview {
  readonly state: PreviewState
  /** Takes a code; another one in place of the one before. */
  readonly begin: () => void
}

const NOT_THERE: FilmPreviewState = { Opened: null, Step: null, ForMs: 0 }

/** Ends a preview, also while the page is going away. */
function end(id: string): void {
  const { url, init } = requestOf('DELETE /my/film-previews/:id', { params: { id } })
  // Without a connection it ends by itself after a while.
  openCall(url, { ...init, keepalive: true }).catch(() => {})
}

/** Shows the film of a recipe on another device, as long as this is mounted and the page is open. */
export function usePreview(recipe: Id): Preview {
  const [state, setState] = useState<PreviewState>({ kind: 'none' })
  const running = useRef<string | undefined>(undefined)
  const id = state.kind === 'begun' ? state.preview.Id : undefined

  const begin = async () => {
    try {
      const preview = await send('POST /my/recipes/:id/film/preview', { params: { id: recipe } })
      running.current = preview.Id
      setState({ kind: 'begun', preview, at: NOT_THERE, foundAt: Date.now() })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  useEffect(() => {
    if (id === undefined) return undefined
    const watch = async () => {
      try {
        const at = await send('POST /my/film-previews/:id/watch', { params: { id } })
        setState((before) =>
          before.kind === 'begun' && before.preview.Id === id
            ? { ...before, at, foundAt: Date.now() }
            : before,
        )
      } catch (error) {
        // Without a connection it is asked again.
        if (error instanceof ApiError && error.status === 404)
          setState((before) =>
            before.kind === 'begun' && before.preview.Id === id ? { kind: 'over' } : before,
          )
      }
    }
    const timer = setInterval(() => void watch(), WATCH_MS)
    return () => clearInterval(timer)
  }, [id])

  useEffect(() => {
    const close = () => {
      if (running.current !== undefined) end(running.current)
      running.current = undefined
    }
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [])

  return { state, begin: () => void begin() }
}
