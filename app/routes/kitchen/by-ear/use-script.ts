import { useMemo } from 'react'
import {
  linesOf,
  runsBySentence,
  useByEarPreferences,
  type ByEarView,
  type Line,
} from '#app/features/by-ear/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { stepRuns } from '../step-runs.ts'
import { useReadyFor } from '../use-ready-for.ts'
import type { Scene } from '../use-scene.ts'

/** What is said in a moment of a step. */
export interface Script {
  readonly lines: readonly Line[]
  /** Index of the line that the moment begins with. */
  readonly first: number
  /** What the film showed; undefined where nobody wrote it, or where it is turned off. */
  readonly description: string | undefined
}

/** What is said at the moment, and from which line on. */
export function useScript(scene: Scene): Script {
  const { session, current, next } = scene
  const { t, language } = useWords()
  const [{ describes }] = useByEarPreferences()
  const readyFor = useReadyFor(scene)
  const ready = next ? readyFor(next).join('\n') : ''
  const { moment, stepCount: total } = session
  const { text, number = 0, isFilmed = false, step } = current ?? {}
  const description = describes ? step?.Describe : undefined
  const title = next?.title
  const all = useMemo(() => {
    if (text === undefined || moment === 'watch') return []
    const items = ready === '' ? [] : ready.split('\n')
    const after = title === undefined ? undefined : { title, ready: items }
    const sign = step?.Until
    return linesOf({ number, total, text, description, sign, next: after }, { t, language })
  }, [text, moment, number, total, description, step?.Until, title, ready, t, language])
  const textCount = all.filter(({ part }) => part === 'text').length
  const isBefore = moment === 'ready'
  return {
    lines: useMemo(() => (isBefore ? all.slice(0, textCount) : all), [isBefore, all, textCount]),
    // Before the film the text is read; after it what follows.
    first: isFilmed && moment === 'do' ? textCount : 0,
    description,
  }
}

/** The text of the step in sentences, as long as it is the same. */
export function useSentences({ current, session }: Scene): ByEarView['sentences'] {
  const running = session.timers.filter(
    ({ step, endedAt }) => step === current?.number && endedAt === null,
  )
  const runs = current ? stepRuns(current.timers, running) : []
  const text = JSON.stringify(runs)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the runs are new in each render, their text is not
  return useMemo(() => runsBySentence(runs), [text])
}
