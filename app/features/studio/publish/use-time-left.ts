import { useMessages } from '#design-system/provider/context.ts'
import { estimateSecondsLeft, roundTimeLeft } from '#design-system/task-progress/time-left.ts'
import { capitalised } from '#cooking/capitalised.ts'

/** Says how long something still takes, as a heading; undefined while that cannot be told. */
export function useTimeLeft() {
  const { left } = useMessages().task
  return (done: number, all: number, begunAt: number): string | undefined => {
    const seconds = estimateSecondsLeft(done, all, (Date.now() - begunAt) / 1000)
    if (seconds === undefined) return undefined
    const time = roundTimeLeft(seconds)
    const words = time.unit === 'seconds' ? left.seconds : left[time.unit](time.count)
    return capitalised(words)
  }
}
