import type { ComponentProps } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'

/** Props of {@link PlayDisc}. */
export interface PlayDiscProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it plays, in words: its accessible name. */
  label: string
  /** The film is on its way. @default false @selector [aria-busy="true"] */
  pending?: boolean
}

/** The large round button on a picture that plays its film in place. */
export function PlayDisc({ label, pending = false, className, ...props }: PlayDiscProps) {
  return (
    <button
      data-slot="play-disc"
      type="button"
      aria-label={label}
      aria-busy={pending || undefined}
      className={cn(
        'grid size-19 shrink-0 place-items-center rounded-full bg-flame text-[1.5rem] text-on-flame shadow-plate ring-3 ring-chip-on-image hover:bg-flame-hover forced-colors:border-3 forced-colors:border-[ButtonText]',
        className,
      )}
      {...props}
    >
      {pending ? <Spinner /> : <Icon of={Play} fill />}
    </button>
  )
}
