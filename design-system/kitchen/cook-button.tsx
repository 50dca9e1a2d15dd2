import type { CookButtonProps } from '#design-system/kitchen/sheet.types.ts'
import { cn } from '#design-system/lib/cn.ts'

/** A button that can be pressed with an elbow. */
export function CookButton({ variant, className, ...props }: CookButtonProps) {
  return (
    <button
      type="button"
      data-slot="cook-button"
      data-variant={variant}
      className={cn('cook-button', className)}
      {...props}
    />
  )
}
