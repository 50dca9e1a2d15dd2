export {
  FavouriteLink,
  type FavouriteLinkProps,
} from '#design-system/favourite-toggle/favourite-link.tsx'
export {
  FavouriteToggle,
  type FavouriteToggleProps,
} from '#design-system/favourite-toggle/favourite-toggle.tsx'
