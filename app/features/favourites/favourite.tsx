import { FavouriteLink } from '#design-system/favourite-toggle/favourite-link.tsx'
import { memberPart, rememberReturnPath } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { FavouriteProps } from './member-favourite.tsx'

/** For visitors: a link to /auth; the favourite is added after signing in. */
function FavouriteOfVisitor({ kind, id, name, variant, size }: FavouriteProps) {
  return (
    <FavouriteLink
      name={name}
      variant={variant}
      size={size}
      href="/auth"
      onClick={() => {
        const action = kind === 'recipe' ? 'favouriteRecipe' : 'favouriteCookbook'
        rememberReturnPath(undefined, { kind: action, id, name })
      }}
    />
  )
}

/** The heart of a recipe or cookbook. */
export const Favourite = memberPart(async () => {
  const code = import('./member-favourite.tsx')
  return (await withAreas(['memberActions'], code)).FavouriteOfMember
}, FavouriteOfVisitor)
