import { useRef, type ReactNode } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { CookbookCard } from '#app/features/cookbooks/index.ts'
import {
  useFavouriteCookbooks,
  useFavouriteRecipes,
  useUndo,
} from '#app/features/favourites/index.ts'
import { useSaveRecipes } from '#app/features/offline/index.ts'
import { RecipeCard } from '#app/features/recipe-cards/index.ts'
import type { KeyState } from '#app/lib/api/use-key.ts'
import { skeletonIndexes, CardSkeleton } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Number of skeletons while the length of the list is unknown: two rows. */
const SKELETONS = 8

const recipeCard = (recipe: Recipe) => <RecipeCard recipe={recipe} place="grid" />
const cookbookCard = (cookbook: Cookbook) => <CookbookCard cookbook={cookbook} place="grid" />

/** A member's favourite recipes. */
export function FavouriteRecipes() {
  const { t } = useWords()
  const list = useFavouriteRecipes()
  useSaveRecipes(list.data)
  return (
    <List<Recipe>
      kind="recipe"
      list={list}
      card={recipeCard}
      empty={
        <EmptyState
          title={t('empty.favouriteRecipes')}
          headingLevel="h3"
          action={<ButtonLink href="/recipes">{t('favourites.findRecipes')}</ButtonLink>}
        >
          {t('favourites.noRecipesText')}
        </EmptyState>
      }
    />
  )
}

/** A member's favourite cookbooks. */
export function FavouriteCookbooks() {
  const { t } = useWords()
  return (
    <List<Cookbook>
      kind="cookbook"
      list={useFavouriteCookbooks()}
      card={cookbookCard}
      empty={
        <EmptyState
          title={t('empty.favouriteCookbooks')}
          headingLevel="h3"
          action={<ButtonLink href="/cookbooks">{t('favourites.findCookbooks')}</ButtonLink>}
        >
          {t('favourites.noCookbooksText')}
        </EmptyState>
      }
    />
  )
}

interface ListProps<Item> {
  kind: 'recipe' | 'cookbook'
  list: KeyState<Item[]>
  card: (item: Item) => ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
}

function List<Item extends Recipe | Cookbook>({ kind, list, card, empty }: ListProps<Item>) {
  const { t } = useWords()
  const { data: items, error, retry } = list
  const place = useRef<HTMLDivElement>(null)
  useUndo(kind, items, place)
  if (error !== undefined) {
    return (
      <LoadFailed
        title={t('favourites.failed')}
        text={t('favourites.failedText')}
        onRetry={retry}
      />
    )
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {items?.length === 0 ? (
        empty
      ) : (
        <CardGrid>
          {items
            ? items.map((item) => <li key={item.Id}>{card(item)}</li>)
            : skeletonIndexes(SKELETONS).map((index) => (
                <li key={index}>
                  <CardSkeleton index={index} cover={kind === 'cookbook'} />
                </li>
              ))}
        </CardGrid>
      )}
    </div>
  )
}
