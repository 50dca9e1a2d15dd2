import type { ComponentProps } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { MessageCircle } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link NotePin}. */
export interface NotePinProps extends ComponentProps<'button'> {
  /** More about the number, in small: "1 of them yours". */
  detail?: string | undefined
  /** The step has no note yet: the button is quieter. @default false @selector [data-none] */
  none?: boolean
}

/** The button below a step of a recipe that opens its notes: "4 notes", "Pin a note". */
export function NotePin({ detail, none = false, className, children, ...props }: NotePinProps) {
  return (
    <button
      type="button"
      data-slot="note-pin"
      data-none={none || undefined}
      className={cn('note-pin', className)}
      {...props}
    >
      <Icon of={MessageCircle} />
      <span>{children}</span>
      {detail !== undefined && <small>{detail}</small>}
    </button>
  )
}
