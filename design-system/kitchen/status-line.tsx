import type { StatusLineProps } from '#design-system/kitchen/sheet.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert, Moon, Sun } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

const ICONS = {
  awake: Sun,
  asleep: Moon,
  unsaved: CircleAlert,
} as const

/** The true state of the screen or the storage, in a sentence. */
export function StatusLine({ of, className, ...props }: StatusLineProps) {
  const { status } = useMessages().cook
  return (
    <p data-slot="status-line" data-of={of} className={cn('status-line', className)} {...props}>
      <Icon of={ICONS[of]} />
      <span>{status[of]}</span>
    </p>
  )
}
