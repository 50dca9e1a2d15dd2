import { Avatar } from '#design-system/avatar/avatar.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link, type LinkProps } from '#design-system/link/link.tsx'

/** Props of {@link PersonLink}. */
export interface PersonLinkProps extends LinkProps {
  /** Their name. */
  name: string
  /** URL of the portrait. Without one, initials are shown. */
  src?: string | null
}

/** A link with portrait and name of a person. `children` below the name describe the target. */
export function PersonLink({ name, src, className, children, ...props }: PersonLinkProps) {
  return (
    <Link
      data-slot="person-link"
      className={cn('group/person flex min-w-0 items-center gap-3 rounded-control', className)}
      {...props}
    >
      <Avatar size="l" name={name} src={src} />
      <span className="min-w-0 text-label">
        <b className="block font-semibold group-hover/person:underline">{name}</b>
        <span className="text-ink-soft">{children}</span>
      </span>
    </Link>
  )
}
