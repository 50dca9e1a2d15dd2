import { timeToSeconds } from '#contract/text/time.ts'

/** A time of the wire as ISO 8601 writes durations: "PT1H10M", "PT38S". */
export function isoDuration(time: string | null): string | undefined {
  const exact = time === null ? undefined : timeToSeconds(time)
  if (exact === undefined) return undefined
  const total = Math.round(exact)
  const parts = [
    [Math.floor(total / 3600), 'H'],
    [Math.floor(total / 60) % 60, 'M'],
    [total % 60, 'S'],
  ]
  const written = parts.map(([number, unit]) => (number === 0 ? '' : `${number}${unit}`)).join('')
  return `PT${written || '0S'}`
}
