import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { buttonVariants } from '#design-system/button/button.variants.ts'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'

/** Appearance props shared by {@link Button} and `ButtonLink`. */
export interface ButtonAppearance extends VariantProps<typeof buttonVariants> {
  /** Icon before the label. */
  icon?: IconDrawing
  /** Fills the icon: play, heart. @default false */
  iconFill?: boolean
  /** Icon after the label. */
  iconEnd?: IconDrawing
  /** The words. */
  children: ReactNode
}

/** Props of {@link Button}: those of a `<button>` and {@link ButtonAppearance}. */
export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'disabled'>, ButtonAppearance {
  /**
   * The action is pending: a spinner is shown, further presses do nothing, the focus stays.
   * @default false
   * @selector [aria-busy="true"]
   */
  pending?: boolean
  /**
   * The action is not available now. The button stays focusable, so that keyboard users find it.
   * @default false
   * @selector [aria-disabled="true"]
   */
  disabled?: boolean
  /** @deprecated Use `disabled`, the word of all other components. */
  unavailable?: boolean
}

/** A native `<button type="button">`. While pending it ignores clicks. */
export function Button({
  variant,
  size,
  full,
  icon,
  iconFill,
  iconEnd,
  pending = false,
  disabled = false,
  unavailable = disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const blocked = pending || unavailable
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A pending submit button must not submit its form a second time.
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      data-slot="button"
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      className={cn(buttonVariants({ variant, size, full }), className)}
      {...props}
    >
      {pending ? <Spinner /> : icon && <Icon of={icon} fill={iconFill} />}
      {children}
      {iconEnd && <Icon of={iconEnd} />}
    </button>
  )
}
