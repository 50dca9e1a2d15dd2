import { useRef } from 'react'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ApplicationRow } from './application-row.tsx'
import { useApplications } from './use-desk.ts'

/** Members who ask to become authors, the oldest first. */
export function ApplicationsPart() {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  const { applications, error, retry } = useApplications()
  if (error !== undefined) {
    return (
      <LoadFailed
        title={t('desk.applications.failed')}
        text={t('desk.failedText')}
        onRetry={retry}
      />
    )
  }
  if (!applications) {
    return (
      <SkeletonRegion>
        <div className="desk-queue">
          <Skeleton className="my-4 h-16" />
        </div>
      </SkeletonRegion>
    )
  }
  const count = applications.length
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <p role="status" className="mt-2 text-ink-soft">
        {count === 0 ? t('desk.applications.none') : t('desk.applications.count', { count })}
      </p>
      {count > 0 && (
        <ul className="desk-queue">
          {applications.map((application) => (
            <ApplicationRow key={application.Id} application={application} region={region} />
          ))}
        </ul>
      )}
    </div>
  )
}
