import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import { rememberReturnPath } from '#app/session/return-path.ts'

/** The heart of a recipe or cookbook as visitors get it: it leads to /auth and back (AUT-16, D-21). */
export function Favourite({ name }: { /** Name of the recipe or cookbook. */ name: string }) {
  return <FavouriteToggle name={name} signInHref="/auth" onSignIn={() => rememberReturnPath()} />
}
