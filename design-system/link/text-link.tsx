import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { cn } from '#design-system/lib/cn.ts'

const LOOKS = {
  text: 'underlined rounded-chip',
  quiet: 'inline-flex min-h-9 items-center gap-2 text-label hover:underline',
  bar: 'inline-flex min-h-target items-center gap-2 text-label font-medium hover:underline',
  name: 'inline-flex items-center gap-2.5 text-heading font-bold text-ink',
} as const

/** Props of {@link TextLink}. */
export interface TextLinkProps extends LinkProps {
  /**
   * `text` inside running text: underlined. The others stand by themselves and may begin with an
   * icon: `quiet` in a list of links, `bar` beside buttons, `name` for the logo with the name of the
   * application. @default 'text'
   */
  look?: keyof typeof LOOKS
}

/** A link of words. */
export function TextLink({ look = 'text', className, ...props }: TextLinkProps) {
  return <Link className={cn(LOOKS[look], className)} {...props} />
}
