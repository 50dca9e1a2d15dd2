import { Heart } from '#design-system/icon/lucide.ts'
import { IconLink, type IconLinkProps } from '#design-system/icon-button/icon-button.tsx'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link FavouriteLink}: those of a link with an icon. */
export interface FavouriteLinkProps extends Omit<IconLinkProps, 'label' | 'icon' | 'iconFill'> {
  /** Name of the recipe or cookbook. */
  name: string
}

/** The heart of visitors, a link to sign in. Separate, so that visitors do not load the toggle. */
export function FavouriteLink({ name, variant = 'plate', ...props }: FavouriteLinkProps) {
  const { favourite: words } = useMessages()
  return (
    <IconLink
      data-slot="favourite-link"
      label={words.signIn(name)}
      icon={Heart}
      variant={variant}
      {...props}
    />
  )
}
