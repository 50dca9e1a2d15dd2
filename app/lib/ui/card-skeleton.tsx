import { CardSkeleton as Card } from '#design-system/card/card-skeleton.tsx'
import { SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'

/** Indexes from 0, one for each card that is loading. */
export function skeletonIndexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Props of {@link CardSkeleton}. */
export interface CardSkeletonProps {
  /** Position in its list, from 0: the first skeleton announces "Loading" for all. */
  index: number
  /** Portrait format, as a cookbook. @default false */
  cover?: boolean
}

/** A card of a list while its data is loading. */
export function CardSkeleton({ index, cover = false }: CardSkeletonProps) {
  if (index > 0) return <Card cover={cover} />
  return (
    <SkeletonRegion>
      <Card cover={cover} />
    </SkeletonRegion>
  )
}
