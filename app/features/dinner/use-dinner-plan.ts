import { useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Jobs } from './worker/jobs.ts'
import { runJob } from './worker/run-job.ts'

/** What the planner has worked out. */
export interface DinnerPlanState<Output> {
  /** The last one; undefined before the first. */
  readonly output: Output | undefined
  /** Whether another one is on its way. */
  readonly isPending: boolean
  readonly hasFailed: boolean
  /** Works it out again. */
  readonly retry: () => void
}

interface Done<Output> {
  readonly key: string
  readonly output: Output | undefined
  readonly hasFailed: boolean
}

/**
 * Has a job of the planner done in its worker whenever its input is another one, so that the page never waits.
 * @param input undefined while it is not known
 */
export function useDinnerJob<Kind extends keyof Jobs>(
  kind: Kind,
  input: Jobs[Kind]['input'] | undefined,
): DinnerPlanState<Jobs[Kind]['output']> {
  const key = input === undefined ? '' : JSON.stringify(input)
  const [done, setDone] = useState<Done<Jobs[Kind]['output']>>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (key === '') return undefined
    let isLast = true
    const end = (output: Jobs[Kind]['output'] | undefined, hasFailed: boolean) => {
      if (isLast) setDone({ key, output, hasFailed })
    }
    runJob<Kind>({ kind, ...input } as { kind: Kind } & Jobs[Kind]['input']).then(
      (output) => end(output, false),
      (error: unknown) => {
        reportFailure(error)
        end(undefined, true)
      },
    )
    return () => {
      isLast = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is the whole input
  }, [kind, key, tries])
  const isDone = done?.key === key
  return {
    output: key === '' ? undefined : done?.output,
    isPending: key !== '' && !isDone,
    hasFailed: isDone && done.hasFailed,
    retry: () => {
      setDone(undefined)
      setTries((before) => before + 1)
    },
  }
}

/** The plan of a dinner as it is chosen, with the ways there are when it is not possible. */
export function useDinnerPlan(
  input: Jobs['plan']['input'] | undefined,
): DinnerPlanState<Jobs['plan']['output']> {
  return useDinnerJob('plan', input)
}
