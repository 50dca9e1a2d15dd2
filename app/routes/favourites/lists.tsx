import { useRef, type ReactNode } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { boneNumbers, CardBones } from '#app/cards/card-bones.tsx'
import { CookbookCard } from '#app/cards/cookbook-card.tsx'
import { RecipeCard } from '#app/cards/recipe-card.tsx'
import { useFavouriteCookbooks, useFavouriteRecipes } from '#app/data/favourites.ts'
import type { Answer } from '#app/data/use-key.ts'
import { useKeepRecipes } from '#app/offline/use-keep-recipes.ts'
import { useUndo } from '#app/routes/favourites/use-undo.ts'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Bones of a list whose length is not known: two rows. */
const BONES = 8

const recipeCard = (recipe: Recipe) => <RecipeCard recipe={recipe} place="grid" />
const cookbookCard = (cookbook: Cookbook) => <CookbookCard cookbook={cookbook} place="grid" />

/** The recipes that a member likes (FAV-02, FAV-05). */
export function FavouriteRecipes() {
  const { t } = useWords()
  const list = useFavouriteRecipes()
  useKeepRecipes(list.data)
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

/** The cookbooks that a member likes (FAV-03, FAV-04, FAV-06). */
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
  list: Answer<Item[]>
  card: (item: Item) => ReactNode
  /** What stands there when nothing is liked. */
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
            : boneNumbers(BONES).map((index) => (
                <li key={index}>
                  <CardBones index={index} cover={kind === 'cookbook'} />
                </li>
              ))}
        </CardGrid>
      )}
    </div>
  )
}
