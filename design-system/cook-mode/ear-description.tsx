import type { EarDescriptionProps } from '#design-system/cook-mode/ear.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Film, Volume2 } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** What the film showed, between the text of the step and its sign. */
export function EarDescription({
  label,
  lit = false,
  className,
  children,
  ...props
}: EarDescriptionProps) {
  return (
    <p
      data-slot="ear-description"
      aria-current={lit || undefined}
      className={cn('ear-description', className)}
      {...props}
    >
      <b>
        <Icon of={lit ? Volume2 : Film} size="s" />
        {label}
      </b>
      {children}
    </p>
  )
}
