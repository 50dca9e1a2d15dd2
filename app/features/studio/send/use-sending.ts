import { useEffect, useRef, useState } from 'react'
import { ApiError, canWait } from '#app/lib/api/api-error.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { backoffMs } from '#contract/backoff.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Id } from '#contract/common.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { filmKeys, OF_DRAFT, OF_FILM } from './film-keys.ts'
import { cancelUpload, sendFilm } from './send-film.ts'

/** Delays between the attempts at sending. */
const AGAIN = { firstMs: 2_000, factor: 2, maxMs: 60_000 }
/** Milliseconds after which it is tried again where the server has no room: somebody has to make some. */
const NO_ROOM_MS = 10 * MINUTE_MS

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
  | {
      readonly kind: 'waits'
      readonly bytes: number
      readonly until: number
      /** When it was last tried. */
      readonly since: number
      /** `dropped`: there is no connection. `noRoom`: the server has none. `busy`: it does not answer. */
      readonly why: 'dropped' | 'noRoom' | 'busy'
    }
  | { readonly kind: 'paused'; readonly bytes: number }
  /**
   * The server does not take it. The message is in the reader's language. `room`: the member's is full. `steps`: the
   * recipe has others than the film. `gone`: the file is not on the device any more. `held`: the account is on hold.
   */
  | {
      readonly kind: 'refused'
      readonly why: 'room' | 'steps' | 'gone' | 'held' | 'film'
      readonly message: string
    }

/** A film that is sent. */
interface SentFilm {
  /** Undefined for one that is not on the device any more. */
  readonly file: Blob | undefined
  /** Its words, as they are once all of it has arrived. */
  readonly document: () => FilmDocument
}

/** Sends the film of a project. */
export interface SendingFilm {
  readonly state: SendingState
  readonly start: (film: SentFilm) => void
  readonly pause: () => void
}

const REFUSALS: ReadonlyMap<ApiError['code'], (SendingState & { kind: 'refused' })['why']> =
  new Map([
    ['LimitReached', 'room'],
    ['ChangedMeanwhile', 'steps'],
    ['Suspended', 'held'],
  ])

/** Why a film is not taken. */
function refusalOf(error: unknown): SendingState & { kind: 'refused' } {
  if (!(error instanceof ApiError)) return { kind: 'refused', why: 'gone', message: '' }
  const { code, message } = error
  return { kind: 'refused', why: REFUSALS.get(code) ?? 'film', message }
}

/** Sends the film of a project, and tries again while the connection is gone. */
export function useSending(recipe: Id, store: ProjectStore): SendingFilm {
  const { write, refresh } = useCacheEditor()
  const [state, setState] = useState<SendingState>({ kind: 'rests' })
  const running = useRef<AbortController | undefined>(undefined)
  const film = useRef<SentFilm | undefined>(undefined)
  const bytes = useRef(0)
  const failed = useRef(0)

  const forgetGivenUp = async () => {
    const { givenUp = [] } = store.state().project
    for (const upload of givenUp) await cancelUpload(upload)
    if (givenUp.length > 0) store.change((project) => ({ ...project, givenUp: [] }))
  }

  const attempt = async (): Promise<void> => {
    const sent = film.current
    if (!sent || running.current) return
    const { file, document } = sent
    if (!file) {
      setState({ kind: 'refused', why: 'gone', message: '' })
      return
    }
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const begunAt = Date.now()
    let from: number | undefined
    setState({ kind: 'runs', bytes: bytes.current, begunAt, from: bytes.current })
    try {
      await forgetGivenUp()
      const { joined, isCopied = false } = store.state().project
      const own = await sendFilm({
        recipe,
        file,
        document,
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
      else if (error instanceof ApiError && canWait(error)) {
        failed.current += 1
        const hasNoRoom = error.code === 'StorageFull'
        const { retryAfterMs = hasNoRoom ? NO_ROOM_MS : backoffMs(AGAIN, failed.current) } = error
        const since = Date.now()
        const why = hasNoRoom ? 'noRoom' : error.status === 0 ? 'dropped' : 'busy'
        setState({ kind: 'waits', bytes: bytes.current, until: since + retryAfterMs, since, why })
      } else {
        reportFailure(error)
        const refusal = refusalOf(error)
        setState(refusal)
        // The steps as they are now, with which it can be finished.
        if (refusal.why === 'steps') refresh(OF_DRAFT)
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

  useEffect(() => () => running.current?.abort(), [store])

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
