import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CookingPot, Ellipsis, Play } from '#design-system/icon/lucide.ts'
import { Menu } from '#design-system/menu/menu.tsx'
import { Favourite } from '#app/features/favourites/index.ts'
import { LateResumeCard } from '#app/features/kitchen/index.ts'
import { RateDialog } from '#app/features/ratings/index.ts'
import { ShareButton } from '#app/features/share/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { LateMoreEntries } from './late.tsx'

/** Props of {@link HeroActions}. */
export interface HeroActionsProps {
  recipe: Recipe
  /** Leads into the kitchen. */
  onCookAlong: () => void
  /** Its code is loading. */
  cookAlongPending: boolean
  /** Opens the film, with its stops or without. */
  onFilm: (film: 'steps' | 'whole') => void
}

/** The actions of a recipe in one row: cook along, and the others in a menu. */
export function HeroActions({ recipe, onCookAlong, cookAlongPending, onFilm }: HeroActionsProps) {
  const { t } = useWords()
  const hasFilm = recipe.Videos.Main !== null
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {recipe.StepCount > 0 && (
        <LateResumeCard recipeId={recipe.Id} onStartOver={onCookAlong}>
          <Button
            variant="flame"
            size="l"
            icon={hasFilm ? Play : CookingPot}
            iconFill={hasFilm}
            pending={cookAlongPending}
            onClick={onCookAlong}
            className="max-tablet:basis-full"
          >
            {t('recipe.cookAlong')}
          </Button>
        </LateResumeCard>
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
      <MoreActions recipe={recipe} onFilm={onFilm} />
    </div>
  )
}

type MoreActionsProps = Pick<HeroActionsProps, 'recipe' | 'onFilm'>

function MoreActions({ recipe, onFilm }: MoreActionsProps) {
  const { t } = useWords()
  const [isRating, setRating] = useState(false)
  return (
    <>
      <Menu label={t('recipe.more')} opener={<MoreOpener />}>
        <LateMoreEntries recipe={recipe} onFilm={onFilm} onRate={() => setRating(true)} />
      </Menu>
      <RateDialog recipe={recipe} open={isRating} onOpenChange={setRating} />
    </>
  )
}

/** Content of the button that opens more actions. */
export function MoreOpener() {
  return (
    <span className="grid size-13 place-items-center rounded-control border-[1.5px] border-line-control bg-surface hover:border-ink hover:bg-tint">
      <Icon of={Ellipsis} />
    </span>
  )
}
