import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/**
 * A turning ring, as high as the text. Decorative: whatever shows it also says what it waits for.
 * It goes on turning under reduced motion, where it is the only sign of life.
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
