import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { BOOK, BOOK_AND_WORDS, TABLE, WORDS } from './cookbook-hero.tsx'

/** The top of a cookbook while it is loading, in its final sizes. */
export function CookbookSkeleton() {
  return (
    <SkeletonRegion>
      <div className={TABLE} />
      <div className={BOOK_AND_WORDS}>
        <Skeleton className={BOOK} />
        <div className={WORDS}>
          <Skeleton className="h-16 w-4/5" />
          <Skeleton className="mt-3 h-6 w-64" />
          <Skeleton className="mt-4 h-24" />
          <Skeleton className="mt-6 h-14 w-72" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
