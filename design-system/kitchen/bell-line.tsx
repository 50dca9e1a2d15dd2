import type { BellLineProps } from '#design-system/kitchen/bell.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  Bell,
  BellOff,
  BellRing,
  ChevronRight,
  CircleAlert,
  CloudOff,
  LogOut,
  Smartphone,
} from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

const ICONS = {
  on: BellRing,
  unasked: Bell,
  refused: BellOff,
  blocked: BellOff,
  home: Smartphone,
  unable: BellOff,
  quiet: Bell,
  away: CloudOff,
  full: CircleAlert,
  left: LogOut,
  ended: BellOff,
} as const satisfies Record<BellLineProps['of'], unknown>

/** What the bell of this device does, in a sentence. Where something can be done, the line is a button. */
export function BellLine({ of, text, action, className, ...props }: BellLineProps) {
  const content = (
    <>
      <Icon of={ICONS[of]} />
      <span>
        {text} {action !== undefined && <u>{action}</u>}
      </span>
    </>
  )
  const shared = { 'data-slot': 'bell-line', 'data-of': of, className: cn('bell-line', className) }
  if (!props.onClick) return <p {...shared}>{content}</p>
  return (
    <button type="button" {...shared} {...props}>
      {content}
      <Icon of={ChevronRight} size="s" />
    </button>
  )
}
