import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'

/** Props of {@link DoneLine}. */
export interface DoneLineProps {
  icon: IconDrawing
  children: ReactNode
}

/** A quiet line below the picture of a finished dish. */
export function DoneLine({ icon, children }: DoneLineProps) {
  return (
    <p className="flex gap-2 text-label text-ink-soft">
      <Icon of={icon} className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}
