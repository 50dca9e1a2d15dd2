import { Heart } from '#design-system/icon/lucide.ts'
import { IconButton, type IconButtonProps } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link FavouriteToggle}: those of a button with an icon. */
export interface FavouriteToggleProps extends Omit<IconButtonProps, 'label' | 'icon' | 'iconFill'> {
  /** Name of the recipe or cookbook. */
  name: string
  /** Whether it is a favourite. @default false @selector [aria-pressed="true"] */
  pressed?: boolean
  /** Called with the new state. */
  onPressedChange?: (pressed: boolean) => void
  /** The change is pending. @default false @selector [aria-busy="true"] */
  pending?: boolean
}

/**
 * The heart of members; visitors get a `FavouriteLink`. Its name stays the same in both states; the
 * state is `aria-pressed` alone.
 */
export function FavouriteToggle({
  name,
  pressed = false,
  onPressedChange,
  pending = false,
  variant = 'plate',
  className,
  ...props
}: FavouriteToggleProps) {
  const { favourite: words } = useMessages()
  return (
    <IconButton
      data-slot="favourite-toggle"
      label={words.label(name)}
      icon={Heart}
      variant={variant}
      iconFill={pressed}
      aria-pressed={pressed}
      pending={pending}
      className={cn(
        pressed && (variant === 'plate' ? '*:text-heart-on-image' : '*:text-heart'),
        className,
      )}
      {...composeProps(props, { onClick: () => onPressedChange?.(!pressed) })}
    />
  )
}
