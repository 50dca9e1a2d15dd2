import { useWords } from '#app/lib/words/words-provider.tsx'
import { LOCALES } from '#contract/languages.ts'
import type { Followers as FollowersOfAuthor } from '#contract/author-page/overview.ts'

/** Size of the box that the line is drawn in. */
const BOX = { width: 300, height: 72, edge: 6 } as const

/** The line of a year: one point a month, from the left edge to the right. */
function lineOf(months: readonly number[]): string {
  const low = Math.min(...months)
  const range = Math.max(...months) - low || 1
  const points = months.map((count, index) => {
    const x = (index / (months.length - 1)) * BOX.width
    const y = BOX.height - BOX.edge - ((count - low) / range) * (BOX.height - 2 * BOX.edge)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** Which month rose most; undefined where none did. */
function largestRise(months: readonly number[]): number | undefined {
  const rises = months.map((count, index) => count - (months[index - 1] ?? count))
  const most = Math.max(...rises)
  return most > 0 ? rises.indexOf(most) : undefined
}

/** Props of {@link Followers}. */
export interface FollowersProps {
  /** Null for fewer than ten. */
  followers: FollowersOfAuthor | null
}

/** How many follow an author: a sentence and a line of a year, for the author alone. */
export function Followers({ followers }: FollowersProps) {
  const { t, language, formatNumber } = useWords()
  const title = <h2 className="sr-only">{t('authorship.followers.title')}</h2>
  if (!followers)
    return (
      <section className="mine-followers">
        {title}
        <p className="text-ink-soft">{t('authorship.followers.few')}</p>
      </section>
    )
  const { Count, Months } = followers
  /** Name of a month, `back` months ago. */
  const monthOf = (back: number) => {
    const now = new Date()
    const month = new Date(now.getFullYear(), now.getMonth() - back, 1)
    return new Intl.DateTimeFormat(LOCALES[language], { month: 'long' }).format(month)
  }
  const total = formatNumber(Count)
  const first = Months[0] ?? 0
  const change = Count - (Months.at(-2) ?? Count)
  const kind = change > 0 ? 'more' : 'fewer'
  const month = monthOf(1)
  const rise = largestRise(Months)
  const ends = { first: formatNumber(first), last: total }
  return (
    <section className="mine-followers">
      {title}
      <div>
        <p className="text-heading font-semibold text-balance">
          {change === 0
            ? t('authorship.followers.same', { total, month })
            : t(`authorship.followers.${kind}`, { total, count: Math.abs(change), month })}
        </p>
        <p className="mt-2 text-label text-ink-soft">{t('authorship.followers.private')}</p>
      </div>
      <div>
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={
            rise === undefined
              ? t('authorship.followers.level', ends)
              : t('authorship.followers.spoken', {
                  ...ends,
                  month: monthOf(Months.length - 1 - rise),
                })
          }
          className="mine-line"
        >
          <path d={lineOf(Months)} />
        </svg>
        <p className="mine-line-ends">
          <span>
            {monthOf(Months.length - 1)} {formatNumber(first)}
          </span>
          <span>{t('authorship.followers.now', { count: Count })}</span>
        </p>
      </div>
    </section>
  )
}
