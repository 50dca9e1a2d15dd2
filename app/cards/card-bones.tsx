import { CardSkeleton } from '#design-system/card/card-skeleton.tsx'
import { SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'

/** Numbers to draw bones by: one for each card that is on its way. */
export function boneNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Props of {@link CardBones}. */
export interface CardBonesProps {
  /** Position among the bones of its list: the first one says "Loading" for all. */
  index: number
  /** Upright, as a cookbook. @default false */
  cover?: boolean
}

/** Stands in a list where a card will be. */
export function CardBones({ index, cover = false }: CardBonesProps) {
  if (index > 0) return <CardSkeleton cover={cover} />
  return (
    <SkeletonRegion>
      <CardSkeleton cover={cover} />
    </SkeletonRegion>
  )
}
