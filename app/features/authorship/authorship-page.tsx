import { useRef } from 'react'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useMember } from '#app/features/account/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ApplyForm } from './apply-form.tsx'
import type { AuthorTab } from './page/author-head.tsx'
import { AuthorPage } from './page/author-page.tsx'
import { useAuthorship } from './use-authorship.ts'
import { Waiting } from './waiting.tsx'
import '#app/lib/ui/pick-cards.css'
import './authorship.css'

/** Props of {@link AuthorshipPage}. */
export interface AuthorshipPageProps {
  /** The part of an author's page. @default 'overview' */
  tab?: AuthorTab
}

/** A member as an author: the form that asks, how the application stands, or the author's page. */
export function AuthorshipPage({ tab = 'overview' }: AuthorshipPageProps) {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  // The sheet of styles comes with the code, after the first paint.
  if (!useHydrated())
    return <h1 className="page-column py-8 text-title">{t('authorship.title')}</h1>
  return (
    <div ref={region} tabIndex={-1} className="author-page page-column outline-none">
      <Known tab={tab} onChanged={() => region.current?.focus()} />
    </div>
  )
}

interface KnownProps {
  tab: AuthorTab
  /** Called when another part of the page takes the place of the one that had the focus. */
  onChanged: () => void
}

function Known({ tab, onChanged }: KnownProps) {
  const { t } = useWords()
  const account = useMember()
  const { authorship, error, retry } = useAuthorship()
  const { member } = account
  if (!member || !authorship) {
    const failure = account.error ?? error
    return (
      <>
        <h1 className="text-display">{t('authorship.title')}</h1>
        {failure === undefined ? (
          <Loading />
        ) : (
          <LoadFailed
            title={t('authorship.failed')}
            text={t('authorship.failedText')}
            onRetry={() => Promise.all([account.retry(), retry()])}
          />
        )}
      </>
    )
  }
  const { Author, Application } = authorship
  if (Author) return <AuthorPage member={member} author={Author} tab={tab} />
  if (Application?.State === 'open') {
    return <Waiting application={Application} onWithdrawn={onChanged} />
  }
  return <ApplyForm member={member} last={Application} onSent={onChanged} />
}

function Loading() {
  return (
    <SkeletonRegion>
      <div className="author-columns">
        <div>
          {[1, 2, 3, 4].map((field) => (
            <Skeleton key={field} className="h-16" />
          ))}
        </div>
      </div>
    </SkeletonRegion>
  )
}
