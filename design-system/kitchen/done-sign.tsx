import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Eye } from '#design-system/icon/lucide.ts'

/** When a step is done: the one place where the double rim stands upright. */
export function DoneSign({ children }: { children: ReactNode }) {
  return (
    <p data-slot="done-sign" className="done-sign">
      <Icon of={Eye} />
      <span>{children}</span>
    </p>
  )
}
