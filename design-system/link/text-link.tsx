import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { cn } from '#design-system/lib/cn.ts'

const VARIANTS = {
  text: 'underlined rounded-chip',
  quiet: 'inline-flex min-h-9 items-center gap-2 text-label hover:underline',
  bar: 'inline-flex min-h-target items-center gap-2 text-label font-medium hover:underline',
  name: 'inline-flex items-center gap-2.5 text-heading font-bold text-ink',
} as const

/** Props of {@link TextLink}. */
export interface TextLinkProps extends LinkProps {
  /**
   * `text` is underlined, for running text. The others may begin with an icon: `quiet` in a list of
   * links, `bar` beside buttons, `name` for the logo with the name of the application. @default
   * 'text'
   */
  variant?: keyof typeof VARIANTS
}

/** A text link. */
export function TextLink({ variant = 'text', className, ...props }: TextLinkProps) {
  return <Link className={cn(VARIANTS[variant], className)} {...props} />
}
