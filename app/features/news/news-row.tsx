import { useCallback } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { BOOK_COVER, CARD_SIZES, COVER, HEADER } from '#app/lib/media/sizes.ts'
import { dayOf } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { commentPath } from '#contract/news/comment-address.ts'
import { decisionPath, isDecision } from '#contract/news/decision-path.ts'
import type { NewsItem } from '#contract/news/news.ts'
import { Line, Named, Quote } from './news-line.tsx'
import { writeDay, type NewsRow } from './rows.ts'
import type { Seeing } from './use-seen.ts'

/** Which page something new is on. */
const pageOf = ({ Kind }: NewsItem) =>
  isDecision(Kind)
    ? 'decision'
    : Kind === 'answer'
      ? 'answer'
      : isOfBook({ Kind })
        ? 'cookbook'
        : 'recipe'

const isOfBook = ({ Kind }: Pick<NewsItem, 'Kind'>) => Kind === 'cookbook' || Kind === 'added'

function hrefOf(item: NewsItem): string {
  const { Kind, Id, Answer, Decision } = item
  if (isDecision(Kind) && Decision) return decisionPath(Kind, Decision)
  if (Answer) return commentPath(Answer.RecipeId, Id)
  return pathOf(isOfBook(item) ? 'cookbook' : 'recipe', Id)
}

interface RowProps {
  row: NewsRow
  seeing: Seeing
  /** When the reader began. */
  now: Date
}

/** Watches a row while something in it is new. */
function useWatched({ items }: NewsRow, seeing: Seeing) {
  const isNew = items.some(seeing.isNew)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a row is watched once, until it was seen
  const ref = useCallback(seeing.watch(items), [items, isNew])
  return { isNew, ref: isNew ? ref : undefined }
}

interface WhenProps {
  item: NewsItem
  isNew: boolean
  now: Date
}

function When({ item, isNew, now }: WhenProps) {
  const { t, language } = useWords()
  const at = new Date(item.Published)
  const day = dayOf(at, now)
  return (
    <span className="news-when">
      {isNew && <span className="news-new">{t('favourites.news.new')}</span>}{' '}
      <time dateTime={item.Published}>
        {day === 'earlier' ? writeDay(at, language, now) : t(`favourites.news.${day}`)}
      </time>
    </span>
  )
}

/** The newest, large. */
export function NewsLead({ row, seeing, now }: RowProps) {
  const { t } = useWords()
  const { isNew, ref } = useWatched(row, seeing)
  const [item] = row.items
  const picture = item.HeaderPath ?? item.CoverPath
  const file = item.HeaderPath === null ? COVER : HEADER
  return (
    <section ref={ref} className="news-lead" aria-labelledby="news-lead">
      <div className="news-lead-picture">
        <Image
          {...pictureSources(picture, file.width)}
          {...file}
          sizes={CARD_SIZES.lead}
          alt=""
          eager
        />
      </div>
      <div>
        <Line items={row.items} className="news-by" isLead />
        <h2 id="news-lead" className="mt-2 text-title">
          <Named item={item} />
        </h2>
        {item.Text !== null && (
          <p className="news-text">
            {item.Answer || item.Decision ? <Quote item={item} /> : item.Text}
          </p>
        )}
        <p className="news-lead-foot">
          <ButtonLink href={hrefOf(item)} variant="primary" data-news-link>
            {t(`favourites.news.open.${pageOf(item)}`)}
          </ButtonLink>
          <When item={item} isNew={isNew} now={now} />
        </p>
      </div>
    </section>
  )
}

/** One thing, or the many recipes of one author on one day. */
export function NewsRowItem({ row, seeing, now }: RowProps) {
  const { t } = useWords()
  const { isNew, ref } = useWatched(row, seeing)
  const { items } = row
  const [item] = items
  const isBook = isOfBook(item) || item.Kind === 'readCookbook'
  const file = isBook ? BOOK_COVER : COVER
  return (
    <li ref={ref} className="news-row">
      <div className={isBook ? 'news-cover' : 'news-picture'}>
        <Image {...pictureSources(item.CoverPath, 320)} {...file} sizes="6.5rem" alt="" />
      </div>
      <div>
        <h3>
          <Link
            href={items.length > 1 ? pathOf('author', item.Author.Id) : hrefOf(item)}
            data-news-link
          >
            {items.length > 1 ? (
              t('favourites.news.many', { count: items.length })
            ) : (
              <Named item={item} />
            )}
          </Link>
        </h3>
        <Line items={items} className="news-by" />
      </div>
      <When item={item} isNew={isNew} now={now} />
    </li>
  )
}
