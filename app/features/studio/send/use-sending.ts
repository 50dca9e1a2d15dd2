import { useEffect, useRef, useState } from 'react'
import { ApiError, canWait } from '#app/lib/api/api-error.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { backoffMs } from '#contract/backoff.ts'
import type { Id } from '#contract/common.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { filmKeys, OF_FILM } from './film-keys.ts'
import { sendFilm } from './send-film.ts'

/** Delays between the attempts at sending. */
const AGAIN = { firstMs: 2_000, factor: 2, maxMs: 60_000 }

/** How the sending of a film stands. */
export type SendingState =
  | { readonly kind: 'rests' }
  | {
      readonly kind: 'runs'
      readonly bytes: number
      readonly begunAt: number
      readonly from: number
    }
  /** It is tried again at a time, or when the connection is back. */
  | { readonly kind: 'waits'; readonly bytes: number; readonly until: number }
  | { readonly kind: 'paused'; readonly bytes: number }
  /** The server does not take it. The message is in the reader's language. */
  | { readonly kind: 'refused'; readonly message: string }

/** Sends the film of a project. */
export interface SendingFilm {
  readonly state: SendingState
  readonly start: (film: { file: Blob; document: FilmDocument }) => void
  readonly pause: () => void
}

/** Sends the film of a project, and tries again while the connection is gone. */
export function useSending(recipe: Id, store: ProjectStore): SendingFilm {
  const { write, refresh } = useCacheEditor()
  const [state, setState] = useState<SendingState>({ kind: 'rests' })
  const running = useRef<AbortController | undefined>(undefined)
  const film = useRef<{ file: Blob; document: FilmDocument } | undefined>(undefined)
  const bytes = useRef(0)
  const failed = useRef(0)

  const attempt = async (): Promise<void> => {
    const sent = film.current
    if (!sent || running.current) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const begunAt = Date.now()
    let from: number | undefined
    setState({ kind: 'runs', bytes: bytes.current, begunAt, from: bytes.current })
    try {
      const { joined, isCopied = false } = store.state().project
      const own = await sendFilm({
        recipe,
        ...sent,
        isUntouched: isCopied,
        upload: joined?.upload,
        begin: (upload) =>
          store.change((project) =>
            project.joined ? { ...project, joined: { ...project.joined, upload } } : project,
          ),
        report: (arrived) => {
          failed.current = 0
          bytes.current = arrived
          from ??= arrived
          setState({ kind: 'runs', bytes: arrived, begunAt, from })
        },
        signal,
      })
      store.change((project) =>
        project.joined ? { ...project, joined: { ...project.joined, isSent: true } } : project,
      )
      refresh(OF_FILM)
      await write(filmKeys.film(recipe), own)
      setState({ kind: 'rests' })
    } catch (error) {
      if (signal.aborted) setState({ kind: 'paused', bytes: bytes.current })
      else if (canWait(error)) {
        failed.current += 1
        const { retryAfterMs = backoffMs(AGAIN, failed.current) } = error as ApiError
        setState({ kind: 'waits', bytes: bytes.current, until: Date.now() + retryAfterMs })
      } else {
        reportFailure(error)
        setState({ kind: 'refused', message: error instanceof Error ? error.message : '' })
      }
    } finally {
      running.current = undefined
    }
  }

  const until = state.kind === 'waits' ? state.until : undefined
  useEffect(() => {
    if (until === undefined) return undefined
    const again = () => void attempt()
    const timer = setTimeout(again, Math.max(0, until - Date.now()))
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new attempt begins with its own time
  }, [until])

  useEffect(() => () => running.current?.abort(), [])

  return {
    state,
    start: (sent) => {
      film.current = sent
      void attempt()
    },
    pause: () => {
      if (running.current) running.current.abort()
      else setState((before) => ({ kind: 'paused', bytes: 'bytes' in before ? before.bytes : 0 }))
    },
  }
}
