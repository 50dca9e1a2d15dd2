import {
  FavouriteLink,
  type FavouriteLinkProps,
} from '#design-system/favourite-toggle/favourite-link.tsx'
import { memberPart } from '#app/session/member-part.tsx'
import { rememberReturnPath } from '#app/session/return-path.ts'
import { withAreas } from '#app/words/load.ts'
import type { Id } from '#contract/common.ts'

/** Props of {@link Favourite}. */
export interface FavouriteProps extends Pick<FavouriteLinkProps, 'variant' | 'size'> {
  kind: 'recipe' | 'cookbook'
  id: Id
  /** Name of the recipe or cookbook. */
  name: string
  /** Whether the member who reads has it as a favourite, as the server told. */
  isFavourite: boolean
}

/** As visitors get it, it leads to /auth and back (AUT-16, D-21). */
function FavouriteOfVisitor({ name, variant, size }: FavouriteProps) {
  return (
    <FavouriteLink
      name={name}
      variant={variant}
      size={size}
      href="/auth"
      onClick={() => rememberReturnPath()}
    />
  )
}

/** The heart of a recipe or cookbook. */
export const Favourite = memberPart(async () => {
  const code = import('#app/taking-part/favourite-of-member.tsx')
  return (await withAreas(['takingPart'], code)).FavouriteOfMember
}, FavouriteOfVisitor)
