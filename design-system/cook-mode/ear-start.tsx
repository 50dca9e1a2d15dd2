import type { EarStartProps } from '#design-system/cook-mode/ear.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ear } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Starts cooking by ear: in the place of Back before step 1. */
export function EarStart({ className, children, ...props }: EarStartProps) {
  return (
    <button type="button" data-slot="ear-start" className={cn('ear-start', className)} {...props}>
      <Icon of={Ear} />
      <span>{children}</span>
    </button>
  )
}
