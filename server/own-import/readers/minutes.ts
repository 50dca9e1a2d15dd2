import { durationsIn } from '#contract/text-durations.ts'

/** A week: no recipe takes longer. */
const MINUTES_MAX = 10_080
const ISO =
  /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5}(?:[.,]\d+)?)H)?(?:(\d{1,6}(?:[.,]\d+)?)M)?(?:(\d{1,7}(?:[.,]\d+)?)S)?)?$/iu

/**
 * Whole minutes of a time as recipes write it: "PT1H30M", "1 h 30 min", "90", 90, "1:30". Undefined for
 * nothing, zero and more than a week.
 */
export function minutesOf(value: string | number | undefined): number | undefined {
  const minutes = Math.round(read(value))
  return minutes >= 1 && minutes <= MINUTES_MAX ? minutes : undefined
}

function read(value: string | number | undefined): number {
  if (typeof value === 'number') return value
  const text = value?.trim().slice(0, 200) ?? ''
  const iso = ISO.exec(text)
  if (iso) {
    const [days, hours, minutes, seconds] = iso
      .slice(1)
      .map((part) => Number((part ?? '0').replace(',', '.')))
    return (days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60
  }
  if (/^\d{1,5}$/u.test(text)) return Number(text)
  const clock = /^(\d{1,3}):(\d{2})(?::\d{2})?$/u.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const short =
    /^(?:(\d{1,3})\s*(?:h|hrs?|hours?|std\.?|stunden?)\s*(?:and\s*|und\s*)?)?(?:(\d{1,4})\s*(?:m|mins?|minutes?|min\.|minuten?)?)?$/iu.exec(
      text,
    )
  if (text !== '' && short) return Number(short[1] ?? 0) * 60 + Number(short[2] ?? 0)
  const found = [...durationsIn(text, 'en'), ...durationsIn(text, 'de')]
  return (found[0]?.max ?? 0) / 60
}
