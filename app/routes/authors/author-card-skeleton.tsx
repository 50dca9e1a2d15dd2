import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'

/** Props of {@link AuthorCardSkeleton}. */
export interface AuthorCardSkeletonProps {
  /** Position in the list: the first one announces "Loading" for all. */
  index: number
}

/** The card of an author while it is loading. */
export function AuthorCardSkeleton({ index }: AuthorCardSkeletonProps) {
  const skeletons = (
    <>
      <Skeleton className="size-32 rounded-full" />
      <Skeleton className="mt-3 h-5 w-3/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
      <Skeleton className="mt-3 h-10 w-4/5" />
    </>
  )
  return index === 0 ? <SkeletonRegion>{skeletons}</SkeletonRegion> : <div>{skeletons}</div>
}
