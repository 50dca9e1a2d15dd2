import { useEffect, useRef, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { isFull } from '../device/folder.ts'
import type { ProjectStore } from '../device/project-store.ts'
import type { PictureSettings } from '../worker/part-seconds.ts'
import { JobFailed } from '../worker/run-job.ts'
import type { SourceFile } from '../worker/source.ts'
import { makeFilm, type MakingAt } from './make-film.ts'

/** How the making of a film stands. */
export type MakingState =
  | { readonly kind: 'rests' }
  | { readonly kind: 'runs'; readonly at: MakingAt | undefined; readonly begunAt: number }
  | { readonly kind: 'paused' }
  | {
      readonly kind: 'failed'
      readonly why: 'full' | 'failed'
      /** Key of the step at which it failed. */
      readonly step: string | undefined
    }

/** Makes the film of a project. */
export interface MakingFilm {
  readonly state: MakingState
  readonly start: (with_: {
    sources: readonly SourceFile[]
    settings: PictureSettings
    gain: number | undefined
  }) => void
  readonly pause: () => void
}

/** Makes the film of a project, one at a time. Leaving the screen stops it; what is made stays. */
export function useMaking(store: ProjectStore): MakingFilm {
  const [state, setState] = useState<MakingState>({ kind: 'rests' })
  const running = useRef<AbortController | undefined>(undefined)
  const run = async (make: Parameters<MakingFilm['start']>[0], { signal }: AbortController) => {
    const begunAt = Date.now()
    let step: string | undefined
    setState({ kind: 'runs', at: undefined, begunAt })
    const report = (at: MakingAt) => {
      ;({ step } = at)
      setState({ kind: 'runs', at, begunAt })
    }
    try {
      await makeFilm({ ...make, store, report, signal })
      setState({ kind: 'rests' })
    } catch (error) {
      if (error instanceof JobFailed && error.why === 'stopped') setState({ kind: 'paused' })
      else {
        const hasNoRoom = isFull(error) || (error instanceof JobFailed && error.why === 'full')
        // A full device is no defect.
        if (!hasNoRoom) reportFailure(error)
        setState({ kind: 'failed', why: hasNoRoom ? 'full' : 'failed', step })
      }
    } finally {
      running.current = undefined
    }
  }
  useEffect(() => () => running.current?.abort(), [])
  return {
    state,
    start: (make) => {
      if (running.current) return
      running.current = new AbortController()
      void run(make, running.current)
    },
    pause: () => running.current?.abort(),
  }
}
