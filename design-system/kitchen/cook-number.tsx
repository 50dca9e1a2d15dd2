import type { ComponentProps } from 'react'
import type { CookNumberProps } from '#design-system/kitchen/step.types.ts'
import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link StepDigit}. */
interface StepDigitProps {
  step: number
  total: number
}

/** "5 / 7", large. Hidden from screen readers: the name of the words beside it includes it. */
export function StepDigit({ step, total }: StepDigitProps) {
  return (
    <p aria-hidden="true" className="cook-digit">
      {step}
      <small>{` / ${total}`}</small>
    </p>
  )
}

/**
 * The number of the step being done, with buttons of 56 px beside it. For a step without film and
 * picture the drawing of its action stands beside it on an enamel plate.
 */
export function CookNumber({
  step,
  total,
  action,
  name,
  onAgain,
  className,
  children,
  ...props
}: CookNumberProps) {
  const { cook } = useMessages()
  const isPlain = action !== undefined
  return (
    <div
      data-slot="cook-number"
      className={cn(isPlain ? 'cook-table' : 'cook-number', className)}
      {...props}
    >
      <StepDigit step={step} total={total} />
      {(name !== undefined || !isPlain) && (
        <span
          aria-hidden="true"
          data-name={name === undefined ? undefined : ''}
          className="cook-now"
        >
          {name ?? cook.now}
        </span>
      )}
      {(onAgain ?? children) && (
        <span className="cook-acts">
          {onAgain && (
            <CookAction icon={RotateCcw} onClick={onAgain}>
              {cook.again}
            </CookAction>
          )}
          {children}
        </span>
      )}
      {isPlain && <EnamelPlate action={action} />}
    </div>
  )
}

/** Props of {@link CookAction}. */
export interface CookActionProps extends ComponentProps<'button'> {
  icon: IconDrawing
}

/** A button beside the number of a step: Again, notes. */
export function CookAction({ icon, className, children, ...props }: CookActionProps) {
  return (
    <button type="button" data-slot="cook-action" className={cn('cook-act', className)} {...props}>
      <Icon of={icon} />
      {children}
    </button>
  )
}
