import { writeDate, writeWeekday } from '#app/lib/words/day-words.ts'
import type { Language } from '#contract/languages.ts'
import { LOCALES } from '#contract/languages.ts'
import type { NewsItem } from '#contract/news/news.ts'

/** From so many recipes of one author on one day on, they are one row. */
const MANY = 5

/** One row: one thing, or the many recipes of one author on one day. */
export interface NewsRow {
  /** What it is about, the newest first; at least one. */
  items: readonly [NewsItem, ...NewsItem[]]
}

/** A heading with its rows. */
export interface NewsWeek {
  /** This week, the rest of this month, or a month before. */
  kind: 'week' | 'earlier' | 'month'
  /** The month: "November", with the year unless it is this one. */
  month: string
  rows: readonly NewsRow[]
}

/** Names something new: the same recipe or cookbook can be new again, in another way or at another time. */
export const newsName = ({ Kind, Id, Published }: Pick<NewsItem, 'Kind' | 'Id' | 'Published'>) =>
  `${Kind} ${Id} ${Published}`

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate())

/** The day, where the reader is, and the author. */
const dayOf = ({ Author, Published }: NewsItem) =>
  `${Author.Id} ${midnight(new Date(Published)).getTime()}`

/** One row for each thing, and one for five recipes and more of one author on one day. */
export function rowsOf(items: readonly NewsItem[]): NewsRow[] {
  const days = Map.groupBy(
    items.filter(({ Kind }) => Kind === 'recipe'),
    dayOf,
  )
  return items.flatMap((item): NewsRow[] => {
    const [first, ...others] = (item.Kind === 'recipe' && days.get(dayOf(item))) || [item]
    if (first === undefined || others.length + 1 < MANY) return [{ items: [item] }]
    return first === item ? [{ items: [first, ...others] }] : []
  })
}

/** Monday of the week, at its first moment, where the reader is. */
function weekBegin(now: Date): Date {
  const day = midnight(now)
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7))
  return day
}

function monthOf(at: Date, language: Language, now: Date): string {
  const isThisYear = at.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at)
}

/** The rows under their headings: this week, earlier this month, then the months before. */
export function weeksOf(
  rows: readonly NewsRow[],
  language: Language,
  now = new Date(),
): NewsWeek[] {
  const monday = weekBegin(now)
  const weeks = Map.groupBy(rows, ({ items: [{ Published }] }) => {
    const at = new Date(Published)
    if (at >= monday) return 'week'
    const isThisMonth = at.getMonth() === now.getMonth() && at.getFullYear() === now.getFullYear()
    return isThisMonth ? 'earlier' : `${at.getFullYear()} ${at.getMonth()}`
  })
  return [...weeks].flatMap(([key, [first, ...others]]) => {
    if (!first) return []
    const month = monthOf(new Date(first.items[0].Published), language, now)
    const kind = key === 'week' || key === 'earlier' ? key : 'month'
    return [{ kind, month, rows: [first, ...others] } satisfies NewsWeek]
  })
}

/** A day of this week by its name, another by its date. */
export function writeDay(at: Date, language: Language, now = new Date()): string {
  return at >= weekBegin(now) ? writeWeekday(at, language) : writeDate(at, language, now)
}
