export {
  FavouriteToggle,
  type FavouriteToggleProps,
} from '#design-system/favourite-toggle/favourite-toggle.tsx'
