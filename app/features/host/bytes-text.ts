import type { Language } from '#contract/languages.ts'

const UNITS = ['megabyte', 'gigabyte'] as const
const MEGA = 1e6

/** An amount of bytes in megabytes or gigabytes: "14.2 GB". */
export function bytesText(bytes: number, language: Language): string {
  const isLarge = bytes >= 1000 * MEGA
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[isLarge ? 1 : 0],
    maximumFractionDigits: bytes < 10 * MEGA || isLarge ? 1 : 0,
  })
  return format.format(bytes / (isLarge ? 1000 * MEGA : MEGA))
}
