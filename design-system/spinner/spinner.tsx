import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/**
 * A spinner, as high as the text. Decorative: the caller describes what is pending. It keeps
 * turning under reduced motion, because it is the only sign of progress.
 */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={cn(
        'inline-block size-[1em] shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent',
        className,
      )}
      {...props}
    />
  )
}
