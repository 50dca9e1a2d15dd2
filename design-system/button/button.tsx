import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { buttonVariants } from '#design-system/button/button.variants.ts'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'

/** Looks shared by {@link Button} and `ButtonLink`. */
export interface ButtonLook extends VariantProps<typeof buttonVariants> {
  /** Icon before the words. */
  icon?: IconDrawing
  /** Fills the icon: play, heart. @default false */
  iconFill?: boolean
  /** Icon after the words. */
  iconEnd?: IconDrawing
  /** The words. */
  children: ReactNode
}

/** Props of {@link Button}: those of a `<button>` and its looks. */
export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'disabled'>, ButtonLook {
  /**
   * The action is on its way: a spinner turns, further presses do nothing, the focus stays.
   * @default false
   * @selector [aria-busy="true"]
   */
  pending?: boolean
  /**
   * The action is not available now. The button stays focusable, so that a keyboard finds it.
   * @default false
   * @selector [aria-disabled="true"]
   */
  unavailable?: boolean
}

/** A native `<button type="button">`. One press counts once: while pending it swallows clicks. */
export function Button({
  variant,
  size,
  full,
  icon,
  iconFill,
  iconEnd,
  pending = false,
  unavailable = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const blocked = pending || unavailable
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being sent a second time by its pending submit button.
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
