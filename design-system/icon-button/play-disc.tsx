import type { ComponentProps } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'

/** Props of {@link PlayDisc}. */
export interface PlayDiscProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name. */
  label: string
  /** The film is loading. @default false @selector [aria-busy="true"] */
  pending?: boolean
}

/** The large round button that plays a film in place of its picture. */
export function PlayDisc({ label, pending = false, className, ...props }: PlayDiscProps) {
  return (
    <button
      data-slot="play-disc"
      type="button"
      aria-label={label}
      aria-busy={pending || undefined}
      className={cn(
        'grid size-19 shrink-0 place-items-center rounded-full bg-chip-on-image text-[1.5rem] text-ink shadow-plate hover:bg-tint forced-colors:border-3 forced-colors:border-[ButtonText]',
        className,
      )}
      {...props}
    >
      {pending ? <Spinner /> : <Icon of={Play} fill />}
    </button>
  )
}
