import { Clock, Film, Play, Printer, Star } from '#design-system/icon/lucide.ts'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { newDinnerPath } from '#app/lib/dinner-address.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Props of {@link MoreEntries}. */
export interface MoreEntriesProps {
  recipe: Recipe
  /** Opens the film, with its stops or without. */
  onFilm: (film: 'steps' | 'whole') => void
  onRate: () => void
}

/** What else can be done with a recipe. */
export function MoreEntries({ recipe, onFilm, onRate }: MoreEntriesProps) {
  const { t } = useWords()
  return (
    <>
      <MenuButton icon={Star} onClick={onRate}>
        {t('recipe.rate')}
      </MenuButton>
      {recipe.Videos.Main && (
        <>
          <MenuButton icon={Play} onClick={() => onFilm('steps')}>
            {t('recipe.stepFilm')}
          </MenuButton>
          <MenuButton icon={Film} onClick={() => onFilm('whole')}>
            {t('recipe.wholeFilm')}
          </MenuButton>
        </>
      )}
      <MenuLink icon={Clock} href={newDinnerPath({ recipes: [{ id: recipe.Id }] })}>
        {t('recipe.withOthers')}
      </MenuLink>
      <MenuButton icon={Printer} onClick={() => print()}>
        {t('recipe.print')}
      </MenuButton>
    </>
  )
}
