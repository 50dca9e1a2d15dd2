import type { ComponentProps } from 'react'
import { ActionDrawing } from '#design-system/enamel-plate/action-drawing.tsx'
import type { ActionName } from '#design-system/enamel-plate/actions.ts'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link EnamelPlate}: those of a `<span>`, and one of two drawings. */
export interface EnamelPlateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The action that is drawn on the plate. */
  action?: ActionName
  /** An icon in place of an action, such as the arrow of Undo. */
  icon?: IconDrawing
}

/**
 * A white enamel plate with a double rim, for a step or a timer without a picture. Its size is set
 * by `--plate`, 10 rem by default. Decorative.
 */
export function EnamelPlate({ action, icon, className, ...props }: EnamelPlateProps) {
  return (
    <span
      data-slot="enamel-plate"
      aria-hidden="true"
      className={cn('enamel-plate', className)}
      {...props}
    >
      {icon === undefined ? <ActionDrawing of={action ?? 'plate'} /> : <Icon of={icon} />}
    </span>
  )
}
