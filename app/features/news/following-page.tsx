import { useRef, useState } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { ArrowUp } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { Link } from '#design-system/link/link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useKey } from '#app/lib/api/use-key.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useOnline } from '#app/lib/use-online.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { News, NewsChoices } from '#contract/news/news.ts'
import { choicesKey } from './news-keys.ts'
import { NewsLead, NewsRowItem } from './news-row.tsx'
import { rowsOf, weeksOf } from './rows.ts'
import { useNews } from './use-news.ts'
import { useNewsLetters } from './use-news-letters.ts'
import { useSeen, type Seeing } from './use-seen.ts'
import './news.css'

/** Props of {@link FollowingPage}. */
export interface FollowingPageProps {
  /** When the reader began. @default this moment */
  now?: Date
}

/** What the authors have published whom the member follows, the newest first. */
export function FollowingPage({ now }: FollowingPageProps) {
  const { t } = useWords()
  const isOnline = useOnline()
  const isSignedIn = useIsSignedIn()
  const page = useRef<HTMLDivElement>(null)
  const [began] = useState(() => now ?? new Date())
  const { news, arrived, showArrived, error, retry } = useNews()
  const { data: choices, retry: retryChoices } = useKey(isSignedIn ? choicesKey() : null)
  const seeing = useSeen()
  const seeAll = () => {
    if (!news?.Items.some(seeing.isNew)) return
    seeing.seeAll(news.Items)
    announce(t('favourites.news.allSeen'))
  }
  useNewsLetters(page, seeAll)
  const showNewest = () => {
    showArrived()
    scrollTo({ top: 0 })
    page.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={page} tabIndex={-1} className="news outline-none">
      {choices && <Portraits authors={choices.Authors} />}
      {error !== undefined && (
        <LoadFailed
          title={t('favourites.news.failed')}
          text={t(isOnline ? 'favourites.news.failedText' : 'favourites.news.offline')}
          onRetry={async () => await Promise.all([retry(), retryChoices()])}
        />
      )}
      {news && !isOnline && <p className="news-note">{t('favourites.news.offlineShown')}</p>}
      {arrived > 0 && (
        <p className="news-arrived" role="status">
          <Button icon={ArrowUp} onClick={showNewest}>
            {t('favourites.news.arrived', { count: arrived })}
          </Button>
        </p>
      )}
      {news && choices && <Rows news={news} choices={choices} seeing={seeing} now={began} />}
      {!(news && choices) && error === undefined && <RowSkeletons />}
    </div>
  )
}

function Portraits({ authors }: { authors: NewsChoices['Authors'] }) {
  const { t } = useWords()
  const named = authors.filter(({ Author }) => !Author.IsFormer)
  if (named.length === 0) return null
  return (
    <section aria-labelledby="news-authors">
      <h2 id="news-authors" className="sr-only">
        {t('favourites.news.authors')}
      </h2>
      <ul className="news-authors">
        {named.map(({ Author: { Id, Name, ImagePath } }) => (
          <li key={Id}>
            <Link href={pathOf('author', Id)}>
              <Avatar
                size="l"
                name={Name}
                src={ImagePath && pictureUrl(ImagePath, PORTRAIT_WIDTH)}
              />
              {Name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowsProps {
  news: News
  choices: NewsChoices
  seeing: Seeing
  now: Date
}

function Rows({ news: { Items, Since }, choices: { Authors }, seeing, now }: RowsProps) {
  const { t, language } = useWords()
  const date = writeDate(new Date(Since), language, now)
  if (Items.length === 0) {
    return Authors.length === 0 ? (
      <EmptyState
        title={t('favourites.news.nobody.title')}
        action={
          <ButtonLink href="/authors" variant="primary">
            {t('favourites.news.nobody.action')}
          </ButtonLink>
        }
      >
        {t('favourites.news.nobody.text')}
      </EmptyState>
    ) : (
      <EmptyState title={t('favourites.news.quiet.title', { date })}>
        {t('favourites.news.quiet.text', { count: Authors.length })}
      </EmptyState>
    )
  }
  const [first, ...others] = rowsOf(Items)
  // Many recipes have no picture of their own.
  const hasLead = first?.items.length === 1
  const weeks = weeksOf(hasLead ? others : rowsOf(Items), language, now)
  return (
    <>
      {hasLead && <NewsLead row={first} seeing={seeing} now={now} />}
      {weeks.map(({ kind, month, rows }) => {
        const unseen = rows.filter(({ items }) => items.some(seeing.isNew)).length
        return (
          <section key={`${kind} ${month}`}>
            <div className="news-week">
              <h2>
                {kind === 'week'
                  ? t('favourites.news.thisWeek')
                  : kind === 'earlier'
                    ? t('favourites.news.earlierIn', { month })
                    : month}
              </h2>
              {unseen > 0 && <span>{t('favourites.news.unseen', { count: unseen })}</span>}
            </div>
            <ul>
              {rows.map((row) => (
                <NewsRowItem
                  key={`${row.items[0].Kind} ${row.items[0].Id} ${row.items[0].Published}`}
                  row={row}
                  seeing={seeing}
                  now={now}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <p className="news-end">{t('favourites.news.end', { date })}</p>
    </>
  )
}

function RowSkeletons() {
  return (
    <SkeletonRegion>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="news-row">
          <Skeleton className="aspect-picture rounded-control" />
          <div>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
