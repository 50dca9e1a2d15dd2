import type { FavouriteLinkProps } from '#design-system/favourite-toggle/favourite-link.tsx'
import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import type { Id } from '#contract/common.ts'
import { useFavourite } from './favourites.ts'
import { useCookbookOffer } from './use-cookbook-offer.ts'

/** Props of {@link Favourite}. */
export interface FavouriteProps extends Pick<FavouriteLinkProps, 'variant' | 'size'> {
  kind: 'recipe' | 'cookbook'
  id: Id
  /** Name of the recipe or cookbook. */
  name: string
  /** The server's value for the current member. */
  isFavourite: boolean
}

/** The heart of a recipe or cookbook for members. */
export function FavouriteOfMember({ kind, id, name, isFavourite, ...appearance }: FavouriteProps) {
  const state = useFavourite({ kind, id, name }, isFavourite)
  const offerCookbooks = useCookbookOffer({ kind, id, name })
  const press = async (isPressed: boolean) => {
    if (await state.setFavourite(isPressed)) offerCookbooks(isPressed)
  }
  return (
    <FavouriteToggle
      {...appearance}
      name={name}
      pressed={state.isFavourite}
      pending={state.isPending}
      onPressedChange={(isPressed) => void press(isPressed)}
    />
  )
}
