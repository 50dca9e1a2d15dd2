import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { HERO, HERO_PICTURE } from './hero-layout.ts'

/** The top of a recipe while it is loading, in its final sizes. */
export function HeroSkeleton() {
  return (
    <SkeletonRegion>
      <div className={HERO}>
        <div>
          <div className="mb-5 flex items-center gap-3">
            <Skeleton className="size-14 rounded-full" />
            <Skeleton className="h-10 w-40" />
          </div>
          <Skeleton className="h-16 w-4/5" />
          <Skeleton className="mt-4 h-24" />
          <Skeleton className="mt-5 h-6 w-64" />
          <Skeleton className="mt-5 h-13 w-72" />
        </div>
        <Skeleton
          className={`rounded-none tablet:aspect-[16/10] max-tablet:aspect-picture desktop:aspect-picture desktop:rounded-sheet ${HERO_PICTURE}`}
        />
      </div>
      <Skeleton className="h-36" />
    </SkeletonRegion>
  )
}

/** The page of a recipe whose code or data is being fetched. */
export function PendingRecipe() {
  return (
    <div className="page-column min-h-dvh">
      <HeroSkeleton />
    </div>
  )
}
