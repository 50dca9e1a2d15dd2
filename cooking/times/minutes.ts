import { durationsIn } from './durations.ts'

/** A week: no recipe takes longer. */
const MINUTES_MAX = 10_080
const NUMBER = String.raw`(\d{1,9}(?:[.,]\d{1,6})?)`
/** A duration of ISO 8601. What people write who forget its T is forgiven: "P1H", "P30M". */
const ISO = new RegExp(
  `^P(?:${NUMBER}Y)?(?:${NUMBER}M(?!$))?(?:${NUMBER}W)?(?:${NUMBER}D)?T?(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?$`,
  'iu',
)
/** Minutes of its parts. */
const PARTS = [525_600, 43_800, 10_080, 1_440, 60, 1, 1 / 60] as const
/** Characters that are read. */
const READ_MAX = 200

/**
 * Whole minutes of a time as recipes write it: "PT1H30M", "1 h 30 min", "1 1/2 hours", "90", 90,
 * "1:30"; the later end of a range. Undefined for nothing, zero, more than a week, and several times
 * that are not added up.
 */
export function minutesOf(value: string | number | undefined): number | undefined {
  const minutes = Math.round(read(value))
  return minutes >= 1 && minutes <= MINUTES_MAX ? minutes : undefined
}

function read(value: string | number | undefined): number {
  if (typeof value === 'number') return value
  const text = value?.trim().slice(0, READ_MAX) ?? ''
  const iso = ISO.exec(text.replaceAll(' ', ''))
  if (iso)
    return PARTS.reduce(
      (sum, minutes, index) => sum + minutes * Number((iso[index + 1] ?? '0').replace(',', '.')),
      0,
    )
  if (/^\d{1,5}$/u.test(text)) return Number(text)
  const clock = /^(\d{1,3}):(\d{2})(?::\d{2})?$/u.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  return sumOf(text)
}

/** The minutes that words state: one duration, or several with a plus between them. */
function sumOf(text: string): number {
  const found = durationsIn(text, { isFact: true })
  let [sum, end] = [0, 0]
  for (const [index, { max, words, index: at }] of found.entries()) {
    const isAdded = /^[.,]?\s?(?:\+|plus|zzgl\.?|zuzüglich)\s?(?:ca\.|about)?\s?$/iu
    if (index > 0 && !isAdded.test(text.slice(end, at))) return Number.NaN
    sum += max
    end = at + words.length
  }
  return sum / 60
}
