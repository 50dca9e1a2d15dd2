import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link StoreLink}. */
export interface StoreLinkProps extends Omit<LinkProps, 'children'> {
  /** Logo of the store. */
  icon: IconDrawing
  /** The small line above: "Get it on". */
  line: string
  /** Name of the store. */
  store: string
}

/** A link to an app store, styled as its badge: logo, small line, name. */
export function StoreLink({ icon, line, store, className, ...props }: StoreLinkProps) {
  return (
    <Link
      className={cn(
        'inline-flex min-h-12 items-center gap-2.5 rounded-control border-[1.5px] border-line-control bg-surface px-3.5 py-1 hover:border-ink',
        className,
      )}
      {...props}
    >
      <Icon of={icon} size="l" />
      <span className="text-label leading-tight font-semibold">
        <small className="block text-bar font-regular">{line}</small>
        {store}
      </span>
    </Link>
  )
}
