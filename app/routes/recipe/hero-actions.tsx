import { useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CookingPot, Ellipsis, Film, Play, Star } from '#design-system/icon/lucide.ts'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { Favourite } from '#app/features/favourites/index.ts'
import { RateDialog } from '#app/features/ratings/index.ts'
import { ShareButton } from '#app/features/share/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Props of {@link HeroActions}. */
export interface HeroActionsProps {
  recipe: Recipe
  /** Opens the film step by step. */
  onCookAlong: () => void
  /** Its code is loading. */
  cookAlongPending: boolean
  /** Opens the film without pauses. */
  onWholeFilm: () => void
}

/** The actions of a recipe in one row: cook along, and the others in a menu. */
export function HeroActions({
  recipe,
  onCookAlong,
  cookAlongPending,
  onWholeFilm,
}: HeroActionsProps) {
  const { t } = useWords()
  const hasFilm = recipe.Videos.Main !== null
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {hasFilm && (
        <Button
          variant="flame"
          size="l"
          icon={Play}
          iconFill
          pending={cookAlongPending}
          onClick={onCookAlong}
          className="max-tablet:basis-36 max-tablet:grow max-tablet:px-4 max-[22rem]:basis-full"
        >
          {t('recipe.cookAlong')}
        </Button>
      )}
      {!hasFilm && recipe.StepCount > 0 && (
        <ButtonLink
          variant="flame"
          size="l"
          icon={CookingPot}
          href={pathOf('cook', recipe.Id)}
          className="max-tablet:basis-36 max-tablet:grow max-tablet:px-4 max-[22rem]:basis-full"
        >
          {t('recipe.cookAlong')}
        </ButtonLink>
      )}
      <Favourite
        kind="recipe"
        id={recipe.Id}
        name={recipe.Name}
        isFavourite={recipe.IsFavorized}
        variant="boxed"
        size="l"
      />
      <ShareButton path={`/recipes/${recipe.Id}`} title={recipe.Name} variant="boxed" size="l" />
      <MoreActions recipe={recipe} onWholeFilm={hasFilm ? onWholeFilm : undefined} />
    </div>
  )
}

interface MoreActionsProps {
  recipe: Recipe
  /** Undefined without a film. */
  onWholeFilm: (() => void) | undefined
}

function MoreActions({ recipe, onWholeFilm }: MoreActionsProps) {
  const { t } = useWords()
  const [isRating, setRating] = useState(false)
  const rate = () => setRating(true)
  return (
    <>
      {onWholeFilm ? (
        <Menu label={t('recipe.more')} opener={<MoreOpener />}>
          <MenuButton icon={Star} onClick={rate}>
            {t('recipe.rate')}
          </MenuButton>
          <MenuButton icon={Film} onClick={onWholeFilm}>
            {t('recipe.wholeFilm')}
          </MenuButton>
          <MenuLink icon={CookingPot} href={pathOf('cook', recipe.Id)}>
            {t('recipe.kitchen')}
          </MenuLink>
        </Menu>
      ) : (
        <Button size="l" icon={Star} onClick={rate}>
          {t('recipe.rate')}
        </Button>
      )}
      <RateDialog recipe={recipe} open={isRating} onOpenChange={setRating} />
    </>
  )
}

function MoreOpener() {
  return (
    <span className="grid size-13 place-items-center rounded-control border-[1.5px] border-line-control bg-surface hover:border-ink hover:bg-tint">
      <Icon of={Ellipsis} />
    </span>
  )
}
