import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** A link inside running text: underlined. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link className={cn('underlined rounded-chip', className)} {...props} />
}
