const berlin = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
})

/** The month of a moment in Europe/Berlin, `2026-12`. */
export function berlinMonth(now: Date): string {
  const parts = berlin.formatToParts(now)
  const valueOf = (type: 'month' | 'year') => parts.find((part) => part.type === type)?.value ?? ''
  return `${valueOf('year')}-${valueOf('month').padStart(2, '0')}`
}

/** The number of a month, from 1 to 12. */
export function monthNumber(month: string): number {
  return Number(month.slice(5))
}

/** The month so many months later, or earlier. */
export function monthAfter(month: string, count: number): string {
  const all = Number(month.slice(0, 4)) * 12 + monthNumber(month) - 1 + count
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}
