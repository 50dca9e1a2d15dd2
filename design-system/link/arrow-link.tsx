import { ArrowRight } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** A link with an arrow after its text: "All cookbooks →". */
export function ArrowLink({ className, children, ...props }: LinkProps) {
  return (
    <Link
      className={cn(
        'group/arrow inline-flex min-h-target items-center gap-1.5 rounded-chip font-semibold text-link',
        className,
      )}
      {...props}
    >
      {children}
      <Icon
        of={ArrowRight}
        className="transition-[translate] group-hover/arrow:translate-x-[3px] rtl:-scale-x-100"
      />
    </Link>
  )
}
