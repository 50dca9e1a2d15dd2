import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link TileLink}. */
export interface TileLinkProps extends LinkProps {
  /** Content above the text, such as a picture. */
  picture: ReactNode
  /** An icon after the text, such as the external-link sign. */
  iconEnd?: IconDrawing
}

/** A link of a grid: small picture with a name below. */
export function TileLink({ picture, iconEnd, className, children, ...props }: TileLinkProps) {
  return (
    <Link
      data-slot="tile-link"
      className={cn(
        'grid h-full content-start justify-items-center gap-2 rounded-control p-2 text-center text-label leading-tight hover:bg-tint',
        className,
      )}
      {...props}
    >
      {picture}
      <span className="max-w-full">
        {children}
        {iconEnd && <Icon of={iconEnd} size="s" className="ms-1 inline text-ink-soft" />}
      </span>
    </Link>
  )
}
