import type { SVGProps } from 'react'
import { ACTIONS, type ActionName } from '#design-system/enamel-plate/actions.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link ActionDrawing}: those of an `<svg>`. */
export interface ActionDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** The action to draw. */
  of: ActionName
}

/** The drawing of an action. Decorative. The width of its lines does not scale with its size. */
export function ActionDrawing({ of: action, className, ...props }: ActionDrawingProps) {
  return (
    <svg
      data-slot="action-drawing"
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      className={cn('action-drawing', className)}
      {...props}
    >
      <path d={ACTIONS[action]} />
    </svg>
  )
}
