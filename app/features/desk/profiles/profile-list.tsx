import { useRef } from 'react'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ProfileReview } from './profile-review.tsx'
import { useProfiles } from './use-profiles.ts'
import '../books/books.css'
import './profiles.css'

/** Other names and portraits that editors read, each with what is decided about it. */
export function ProfileList() {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  const { profiles, error, retry } = useProfiles()
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {error !== undefined && (
        <LoadFailed title={t('desk.review.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {!profiles && error === undefined && (
        <SkeletonRegion>
          <Skeleton className="mt-5 h-40" />
        </SkeletonRegion>
      )}
      {profiles?.length === 0 && (
        <EmptyState title={t('desk.review.empty.waiting')}>
          {t('desk.review.profiles.empty')}
        </EmptyState>
      )}
      {profiles && profiles.length > 0 && (
        <ul>
          {profiles.map((profile) => (
            <ProfileReview
              key={profile.Id}
              profile={profile}
              onDecided={() => region.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
