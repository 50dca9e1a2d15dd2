import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { Icon, type IconDrawing, type IconProps } from '#design-system/icon/icon.tsx'
import { iconButtonVariants } from '#design-system/icon-button/icon-button.variants.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'

/** Appearance props shared by {@link IconButton} and {@link IconLink}. */
export interface IconButtonAppearance extends VariantProps<typeof iconButtonVariants> {
  /** Accessible name: the action. */
  label: string
  /** The drawing. */
  icon: IconDrawing
  /** Fills the drawing. @default false */
  iconFill?: boolean
  /** Size of the drawing. @default 'm' */
  iconSize?: IconProps['size']
  /** Content over the icon, such as a count badge; make it `aria-hidden`. */
  children?: ReactNode
}

/** Props of {@link IconButton}. */
export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label'>,
    IconButtonAppearance {
  /** The action is pending. @default false @selector [aria-busy="true"] */
  pending?: boolean
  /** Not available now, but focusable. @default false @selector [aria-disabled="true"] */
  disabled?: boolean
  /** @deprecated Use `disabled`, the word of all other components. */
  unavailable?: boolean
}

/** A native button with an icon only, 44 px by default. */
export function IconButton({
  label,
  icon,
  iconFill,
  iconSize,
  variant,
  size,
  pending = false,
  disabled = false,
  unavailable = disabled,
  className,
  children,
  onClick,
  ...props
}: IconButtonProps) {
  const blocked = pending || unavailable
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      data-slot="icon-button"
      type="button"
      aria-label={label}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      className={cn(iconButtonVariants({ variant, size }), className)}
      {...props}
    >
      {pending ? <Spinner /> : <Icon of={icon} fill={iconFill} size={iconSize} />}
      {children}
    </button>
  )
}

/** Props of {@link IconLink}. */
export interface IconLinkProps
  extends Omit<LinkProps, 'children' | 'aria-label'>, IconButtonAppearance {}

/** A link with an icon only, styled as an {@link IconButton}. */
export function IconLink({
  label,
  icon,
  iconFill,
  iconSize,
  variant,
  size,
  className,
  children,
  ...props
}: IconLinkProps) {
  return (
    <Link
      data-slot="icon-link"
      aria-label={label}
      className={cn(iconButtonVariants({ variant, size }), className)}
      {...props}
    >
      <Icon of={icon} fill={iconFill} size={iconSize} />
      {children}
    </Link>
  )
}
