import type { HTMLAttributes, MouseEventHandler, RefCallback } from 'react'
import { Heart } from '#design-system/icon/lucide.ts'
import {
  IconButton,
  IconLink,
  type IconButtonLook,
} from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link FavouriteToggle}: those of any element, which go to the button or the link. */
export interface FavouriteToggleProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children' | 'onClick'>,
    Pick<IconButtonLook, 'variant' | 'size'> {
  /** Called with the button or the link. */
  ref?: RefCallback<HTMLElement>
  /** Name of the recipe or cookbook. */
  name: string
  /** Whether it is a favourite. @default false @selector [aria-pressed="true"] */
  pressed?: boolean
  /** Called with the wished state. */
  onPressedChange?: (pressed: boolean) => void
  /** The wish is on its way (STA-06). @default false @selector [aria-busy="true"] */
  pending?: boolean
  /** For visitors: the heart is a link to sign in. */
  signInHref?: string
  /** Called before the sign-in link is followed. */
  onSignIn?: MouseEventHandler<HTMLAnchorElement>
}

/** The heart. Its name stays the same in both states; the state is `aria-pressed` alone. */
export function FavouriteToggle({
  name,
  pressed = false,
  onPressedChange,
  pending = false,
  signInHref,
  onSignIn,
  variant = 'plate',
  size,
  className,
  ...props
}: FavouriteToggleProps) {
  const { favourite: words } = useMessages()
  const look = { icon: Heart, variant, size }
  if (signInHref !== undefined) {
    return (
      <IconLink
        {...look}
        data-slot="favourite-toggle"
        label={words.signIn(name)}
        href={signInHref}
        onClick={onSignIn}
        className={className}
        {...props}
      />
    )
  }
  return (
    <IconButton
      {...look}
      data-slot="favourite-toggle"
      label={words.label(name)}
      iconFill={pressed}
      aria-pressed={pressed}
      pending={pending}
      onClick={() => onPressedChange?.(!pressed)}
      className={cn(
        pressed && (variant === 'plate' ? '*:text-heart-on-image' : '*:text-heart'),
        className,
      )}
      {...props}
    />
  )
}
