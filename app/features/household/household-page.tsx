import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowLeft } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NoHousehold } from './no-household.tsx'
import { OwnHousehold } from './own-household.tsx'
import { useHousehold, useHouseholdUpdates } from './use-household.ts'
import './household.css'

/** The member's household, or ways to start and to join one. */
export function HouseholdPage() {
  const { t } = useWords()
  // The sheet of styles comes with the code, after the first paint.
  if (!useHydrated()) {
    return <h1 className="page-column py-8 text-title">{t('household.title')}</h1>
  }
  return (
    <div tabIndex={-1} className="house page-column outline-none">
      <div className="house-bar">
        <Link href="/shopping" aria-label={t('household.back')} className="icon-button size-target">
          <Icon of={ArrowLeft} />
        </Link>
      </div>
      <Known />
    </div>
  )
}

function Known() {
  const { t } = useWords()
  const { household, error, retry } = useHousehold()
  useHouseholdUpdates()
  if (household) return <OwnHousehold household={household} />
  if (household === null) return <NoHousehold />
  return (
    <>
      <h1 className="text-title">{t('household.title')}</h1>
      {error === undefined ? (
        <Loading />
      ) : (
        <LoadFailed
          title={t('household.failed')}
          text={t('household.failedText')}
          onRetry={retry}
        />
      )}
    </>
  )
}

function Loading() {
  return (
    <SkeletonRegion>
      <div className="mt-8 grid gap-4">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
