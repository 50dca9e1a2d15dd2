import type { FavouriteLinkProps } from '#design-system/favourite-toggle/favourite-link.tsx'
import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { CalendarDays } from '#design-system/icon/lucide.ts'
import { askCookbooks } from '#app/lib/dialogs/cookbook-offer.ts'
import { askPlan } from '#app/lib/dialogs/plan-offer.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useFavourite } from './favourites.ts'
import { useCookbookOffer } from './use-cookbook-offer.ts'
import { useHeartMenu } from './use-heart-menu.ts'
import './plan-button.css'

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
  const menu = useHeartMenu(
    kind === 'recipe' && state.isFavourite ? () => askCookbooks({ id, name }) : undefined,
  )
  const press = async (isPressed: boolean) => {
    if (menu.handlers && menu.hasOpened()) return
    if (await state.setFavourite(isPressed)) offerCookbooks(isPressed)
  }
  return (
    <>
      <FavouriteToggle
        {...appearance}
        {...menu.handlers}
        name={name}
        pressed={state.isFavourite}
        pending={state.isPending}
        onPressedChange={(isPressed) => void press(isPressed)}
      />
      {kind === 'recipe' && <PlanButton id={id} name={name} {...appearance} />}
    </>
  )
}

/** Plans a recipe: a plate beside its heart on cards, a button beside it on its page. */
function PlanButton({ id, name, ...appearance }: Omit<FavouriteProps, 'kind' | 'isFavourite'>) {
  const { t } = useWords()
  return (
    <IconButton
      variant="plate"
      {...appearance}
      className="plan-button"
      icon={CalendarDays}
      label={t('memberActions.plan', { name })}
      aria-haspopup="dialog"
      onClick={() => askPlan({ id, name })}
    />
  )
}
