import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import type { FavouriteProps } from '#app/cards/favourite.tsx'
import { useFavourite } from '#app/taking-part/favourites.ts'

/** The heart of a recipe or cookbook as members get it (STA-04 to STA-06). */
export function FavouriteOfMember({ kind, id, name, isFavourite, ...look }: FavouriteProps) {
  const state = useFavourite({ kind, id, name }, isFavourite)
  return (
    <FavouriteToggle
      {...look}
      name={name}
      pressed={state.isFavourite}
      pending={state.isPending}
      onPressedChange={state.setFavourite}
    />
  )
}
