import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link SkeletonRegion}. */
export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** The skeletons, in the sizes of the content. */
  children: ReactNode
}

/** A region of skeletons. They are hidden from screen readers, which read one "Loading" instead. */
export function SkeletonRegion({ children, ...props }: SkeletonRegionProps) {
  const messages = useMessages()
  return (
    <div data-slot="skeleton-region" aria-busy="true" {...props}>
      <span className="sr-only">{messages.loading}</span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  )
}

/**
 * A grey placeholder: a line of text by default, any box by `className`. It pulses, except under
 * reduced motion.
 */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      className={cn(
        'animate-breathe rounded-chip bg-skeleton forced-colors:border forced-colors:border-[GrayText]',
        className,
      )}
      {...props}
    />
  )
}
