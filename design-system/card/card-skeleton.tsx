import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** The bones of a card in the size of the card. Put them into a `SkeletonRegion`. */
export function CardSkeleton({
  cover = false,
  className,
}: {
  /** Upright, as a cookbook. @default false */
  cover?: boolean
  /** Layout only. */
  className?: string
}) {
  return (
    <div data-slot="card-skeleton" className={className}>
      <Skeleton className={cn('rounded-picture', cover ? 'aspect-cover' : 'aspect-picture')} />
      <Skeleton className="mt-3 h-5 w-[82%]" />
      <Skeleton className="mt-3 h-4 w-[45%]" />
      <Skeleton className="mt-3 h-4 w-[60%]" />
    </div>
  )
}
