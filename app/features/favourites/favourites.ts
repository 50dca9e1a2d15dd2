import { ofEach, useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { keysOf, RECIPE_KEYS } from '#app/lib/api/key-test.ts'
import { updateOptimistically, useOptimisticValue } from '#app/lib/api/optimistic-update.ts'
import { send } from '#app/lib/api/send.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** A recipe or cookbook that can be a favourite. */
export interface Favourable {
  kind: 'recipe' | 'cookbook'
  id: Id
  /** Its name, for toasts. */
  name: string
}

/** Whether something is a favourite, with a function to change that. */
export interface FavouriteState {
  /** The value of the pending change, else the server's. */
  isFavourite: boolean
  /** Whether a change is pending. */
  isPending: boolean
  /** Resolves with whether the server has it. */
  setFavourite: (isFavourite: boolean) => Promise<boolean>
}

/** Keys of responses that hold cookbooks: lists, single cookbooks. */
const COOKBOOK_KEYS = keysOf(['/book', '/book/:id'])
/** Keys of lists of favourites. */
const FAVOURITE_RECIPES = keysOf(['/recipe'], { Favorized: true })
const FAVOURITE_COOKBOOKS = keysOf(['/book'], { Favorized: true })
/** Path segment of each kind in the API. */
const RESOURCES = { recipe: 'recipe', cookbook: 'book' } as const

/** A recipe with the favourite flag of a response. */
function recipeWithFlag(recipe: Recipe, IsFavorized: boolean): Recipe {
  return { ...recipe, IsFavorized }
}

/**
 * A cookbook with the favourite flag of a response. A new favourite is also marked as subscribed, as the
 * specification demands; nothing shows that.
 */
export function cookbookWithFlag(cookbook: Cookbook, IsFavorized: boolean): Cookbook {
  return { ...cookbook, IsFavorized, IsSubscribed: IsFavorized || cookbook.IsSubscribed }
}

const without =
  (id: Id) =>
  <Item extends { Id: Id }>(items: Item[]) =>
    items.filter((item) => item.Id !== id)

/**
 * Returns a function that adds something to the favourites or removes it, in all cached responses. It
 * resolves with whether that succeeded.
 */
export function useSetFavourite(): (item: Favourable, isFavourite: boolean) => Promise<boolean> {
  const { langId, t } = useWords()
  const { edit, refresh } = useCacheEditor()
  const showFailure = useFailureToast()

  const settle = ({ kind, id }: Favourable, isNow: boolean) => {
    if (kind === 'recipe') {
      edit(
        RECIPE_KEYS,
        ofEach(id, (recipe) => recipeWithFlag(recipe, isNow)),
      )
      if (!isNow) edit(FAVOURITE_RECIPES, without(id))
      refresh(FAVOURITE_RECIPES)
    } else {
      edit(
        COOKBOOK_KEYS,
        ofEach(id, (cookbook) => cookbookWithFlag(cookbook, isNow)),
      )
      if (!isNow) edit(FAVOURITE_COOKBOOKS, without(id))
      refresh(FAVOURITE_COOKBOOKS)
    }
  }

  const setFavourite = (item: Favourable, value: boolean): Promise<boolean> =>
    updateOptimistically<boolean, { IsFavorized: boolean }>({
      name: nameOf(item),
      value,
      send: (isAdded) =>
        send(`PATCH /${RESOURCES[item.kind]}/:id/${isAdded ? 'favorize' : 'unfavorize'}`, {
          params: { id: item.id, LangId: langId },
        }),
      settle: ({ IsFavorized }) => settle(item, IsFavorized),
      fail: (error) =>
        showFailure({
          error,
          title: t('memberActions.failed.favourite', { name: item.name }),
          retry: () => void setFavourite(item, value),
        }),
    })
  return setFavourite
}

const nameOf = ({ kind, id }: Favourable) => `favourite ${kind} ${id}`

/** Whether something is a favourite of the member, the same in all places on screen. */
export function useFavourite(item: Favourable, isFavourite: boolean): FavouriteState {
  const setFavourite = useSetFavourite()
  const shown = useOptimisticValue(nameOf(item), isFavourite)
  return {
    isFavourite: shown.value,
    isPending: shown.isPending,
    setFavourite: (value) => setFavourite(item, value),
  }
}
