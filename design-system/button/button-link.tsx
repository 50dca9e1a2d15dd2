import type { ButtonAppearance } from '#design-system/button/button.tsx'
import { buttonVariants } from '#design-system/button/button.variants.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link, type LinkProps } from '#design-system/link/link.tsx'

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends Omit<LinkProps, 'children'>, ButtonAppearance {}

/** A link styled as a button. It is an `<a>`, because it navigates. */
export function ButtonLink({
  variant,
  size,
  full,
  icon,
  iconFill,
  iconEnd,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Link
      data-slot="button-link"
      className={cn(buttonVariants({ variant, size, full }), className)}
      {...props}
    >
      {icon && <Icon of={icon} fill={iconFill} />}
      {children}
      {iconEnd && <Icon of={iconEnd} />}
    </Link>
  )
}
