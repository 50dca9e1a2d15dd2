import { Icon } from '#design-system/icon/icon.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Link, type LinkProps } from '#design-system/link/link.tsx'

/** Props of {@link PlayLink}; an `Image` is its content. */
export interface PlayLinkProps extends Omit<LinkProps, 'aria-label'> {
  /** Accessible name. */
  label: string
}

/** A picture as a link to its film, with a play mark in its corner. */
export function PlayLink({ label, className, children, ...props }: PlayLinkProps) {
  return (
    <Link
      data-slot="play-link"
      aria-label={label}
      className={cn('group/play relative block rounded-picture', className)}
      {...props}
    >
      {children}
      <span
        aria-hidden="true"
        className="absolute inset-e-3 bottom-3 grid size-10 place-items-center rounded-full bg-chip-on-image text-ink shadow-plate transition-[scale] group-hover/play:scale-110 forced-colors:border"
      >
        <Icon of={Play} fill />
      </span>
    </Link>
  )
}
