import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Link } from '#design-system/link/link.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { pageCount, pageOf } from '#app/lib/lists/page-of.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { MINUTE_MS } from '#contract/durations.ts'
import { DESK_LISTS, type DeskCard, type DeskList } from '#contract/publishing/desk.ts'
import { DESK_SUBMISSIONS_PER_PAGE } from '#contract/publishing/limits.ts'
import { BookList } from '../books/book-list.tsx'
import { useBooks } from '../books/use-books.ts'
import { ProfileList } from '../profiles/profile-list.tsx'
import { useProfiles } from '../profiles/use-profiles.ts'
import { QueueRow } from './queue-row.tsx'
import { useQueue } from './use-review.ts'
import { dayText } from './when.ts'
import '../desk.css'
import './review.css'

/** The address of a page of a list. */
function queuePath(list: DeskList, page = 1): string {
  const search = new URLSearchParams({
    ...(list !== 'waiting' && { List: list }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size === 0 ? '/desk/review' : `/desk/review?${search}`
}

/** The lists of cookbooks, by their names in the address. */
const BOOK_LISTS = { books: 'waiting', 'trusted-books': 'trusted' } as const

/** One of {@link BOOK_LISTS}. */
type BookListName = keyof typeof BOOK_LISTS

/** The list of names and portraits, by its name in the address. */
const PROFILES = 'profiles'

const isBookList = (name: string | null): name is BookListName =>
  name !== null && Object.hasOwn(BOOK_LISTS, name)

/** What authors have sent in: recipes, cookbooks, or names and portraits. Which list is in the address. */
export function DeskQueue() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const list = search.get('List')
  if (list === PROFILES)
    return (
      <>
        <h1 className="text-title">{t('desk.review.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('desk.review.profiles.text')}</p>
        <Lists current={list} />
        <ProfileList />
      </>
    )
  if (!isBookList(list)) return <RecipeQueue />
  return (
    <>
      <h1 className="text-title">{t('desk.review.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('desk.review.books.text')}</p>
      <Lists current={list} />
      <BookList key={list} list={BOOK_LISTS[list]} />
    </>
  )
}

/** Recipes that authors have sent in: the oldest first. List and page are in the address. */
function RecipeQueue() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const list = DESK_LISTS.find((one) => one === search.get('List')) ?? 'waiting'
  const page = pageOf(search)
  const { submissions, counts, error, retry } = useQueue(list, page)
  useEffect(() => {
    // Who reads what changes while somebody looks.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void retry()
    }, MINUTE_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function at every render
  }, [list, page])
  return (
    <>
      <h1 className="text-title">{t('desk.review.title')}</h1>
      <Summary list={list} counts={counts} first={page === 1 ? submissions?.[0] : undefined} />
      <Lists current={list} />
      {error !== undefined && (
        <LoadFailed title={t('desk.review.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {!submissions && error === undefined && <Loading />}
      {submissions?.length === 0 && (
        <EmptyState title={t(`desk.review.empty.${list}`)}>
          {t(`desk.review.empty.${list}Text`)}
        </EmptyState>
      )}
      {submissions && submissions.length > 0 && (
        <ul className="review-queue">
          {submissions.map((card) => (
            <QueueRow key={card.Id} card={card} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount(counts?.[list] ?? 0, DESK_SUBMISSIONS_PER_PAGE)}
        hrefOf={(other) => queuePath(list, other)}
      />
    </>
  )
}

/** How many are in each list. */
type Counts = Record<DeskList, number> | undefined

interface SummaryProps {
  list: DeskList
  counts: Counts
  /** The first of all. */
  first: DeskCard | undefined
}

/** How many there are, and since when the oldest waits. */
function Summary({ list, counts, first }: SummaryProps) {
  const words = useWords()
  const { t } = words
  const count = counts?.[list] ?? 0
  const sentence = () => {
    if (list !== 'waiting') return t(`desk.review.counts.${list}`, { count })
    return first && t('desk.review.counts.waiting', { count, since: dayText(first.Sent, words) })
  }
  return (
    <p role="status" className="mt-2 min-h-[1lh] text-ink-soft">
      {count > 0 && sentence()}
    </p>
  )
}

function Lists({ current }: { current: DeskList | BookListName | typeof PROFILES }) {
  const { t, formatNumber } = useWords()
  const { counts } = useQueue('waiting', 1)
  const { counts: books } = useBooks('waiting')
  const { profiles } = useProfiles()
  const rows = [
    ...DESK_LISTS.map((list) => ({ list, href: queuePath(list), count: counts?.[list] })),
    ...(Object.keys(BOOK_LISTS) as BookListName[]).map((list) => ({
      list,
      href: `/desk/review?List=${list}`,
      count: books?.[BOOK_LISTS[list]],
    })),
    { list: PROFILES, href: `/desk/review?List=${PROFILES}`, count: profiles?.length } as const,
  ]
  return (
    <nav aria-label={t('desk.review.listsLabel')} className="review-lists">
      {rows.map(({ list, href, count }) => (
        <Link key={list} href={href} aria-current={list === current ? 'page' : undefined}>
          {t(`desk.review.lists.${list}`)}{' '}
          {count !== undefined && <small>{formatNumber(count)}</small>}
        </Link>
      ))}
    </nav>
  )
}

function Loading() {
  return (
    <SkeletonRegion>
      <div className="grid gap-4 pt-5">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
