import type { ComponentProps } from 'react'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** The skeleton of a card, in the size of a card. Use it within a `SkeletonRegion`. */
export function CardSkeleton({
  cover = false,
  ...props
}: Omit<ComponentProps<'div'>, 'children'> & {
  /** Portrait format, as of a cookbook. @default false */
  cover?: boolean
}) {
  return (
    <div data-slot="card-skeleton" {...props}>
      <Skeleton className={cn('rounded-picture', cover ? 'aspect-cover' : 'aspect-picture')} />
      <Skeleton className="mt-3 h-5.5 w-[82%]" />
      <Skeleton className="mt-2.5 h-5 w-[45%]" />
      {cover && <Skeleton className="mt-2.5 h-10" />}
      <Skeleton className="mt-2 h-5 w-[60%]" />
      {!cover && <Skeleton className="mt-3 h-7 w-[70%]" />}
    </div>
  )
}
