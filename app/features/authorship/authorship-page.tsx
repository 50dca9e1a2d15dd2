import { useRef } from 'react'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useMember } from '#app/features/account/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ApplyForm } from './apply-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useAuthorship } from './use-authorship.ts'
import { Waiting } from './waiting.tsx'
import '#app/lib/ui/pick-cards.css'
import './authorship.css'

/** A member as an author: the form that asks, how the application stands, or the author's page. */
export function AuthorshipPage() {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  // The sheet of styles comes with the code, after the first paint.
  if (!useHydrated())
    return <h1 className="page-column py-8 text-title">{t('authorship.title')}</h1>
  return (
    <div ref={region} tabIndex={-1} className="author-page page-column outline-none">
      <Known onChanged={() => region.current?.focus()} />
    </div>
  )
}

/** @param onChanged called when another part of the page takes the place of the one that had the focus */
function Known({ onChanged }: { onChanged: () => void }) {
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
  if (Author) return <ProfileForm key={Author.Id} member={member} author={Author} />
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
