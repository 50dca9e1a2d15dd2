import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link SkeletonRegion}. */
export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** The bones, in the sizes of what will stand here. */
  children: ReactNode
}

/** Bones of something on its way: hidden from screen readers, which hear one "Loading" instead. */
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

/** One bone: a line of text by default, any box by `className`. It breathes, unless motion is reduced. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      className={cn(
        'animate-breathe rounded-chip bg-bone forced-colors:border forced-colors:border-[GrayText]',
        className,
      )}
      {...props}
    />
  )
}
