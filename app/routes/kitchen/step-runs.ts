import type { CookRun } from '#design-system/kitchen/index.ts'
import type { KitchenTimer } from '#app/features/kitchen/index.ts'
import type { StepTimers } from '#cooking/times/step-timers.ts'

/** "220 °C", "425 °F". */
const TEMPERATURE = /((?<!\d)\d+[ \u00a0]°[CF])/u

function withTemperatures(text: string): CookRun[] {
  return text
    .split(TEMPERATURE)
    .map((part): CookRun => ({ kind: TEMPERATURE.test(part) ? 'amount' : 'text', text: part }))
    .filter((run) => run.text !== '')
}

/**
 * A step's text in runs: amounts and temperatures stand out, durations are buttons. The id of a
 * duration is the index of its timer.
 *
 * @param running timers of the step that have not been stopped
 */
export function stepRuns({ parts }: StepTimers, running: readonly KitchenTimer[]): CookRun[] {
  return parts.flatMap((part): CookRun[] => {
    if (part.kind === 'amount') return [{ kind: 'amount', text: part.text }]
    if (part.kind !== 'duration') return withTemperatures(part.text)
    const isRunning = running.some(({ time }) => time === part.time)
    const state = isRunning ? 'running' : 'idle'
    return [{ kind: 'duration', text: part.text, id: String(part.time), state }]
  })
}
