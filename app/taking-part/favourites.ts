import { ofEach, useCacheEditor } from '#app/data/edit-cache.ts'
import { paths } from '#app/data/paths.ts'
import { send } from '#app/data/send.ts'
import { useWished, wish } from '#app/data/wish.ts'
import { useSayFailure } from '#app/taking-part/say-failure.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipe.ts'

/** What can be a favourite. */
export interface Favourable {
  kind: 'recipe' | 'cookbook'
  id: Id
  /** Its name, for what is said about it. */
  name: string
}

/** A favourite or not, and how to change that. */
export interface FavouriteState {
  /** What the member wishes, else what the server told. */
  isFavourite: boolean
  /** The wish is on its way (STA-06). */
  isPending: boolean
  setFavourite: (isFavourite: boolean) => void
}

/** Keys of answers that hold recipes: lists, tags, one of them. */
export const RECIPES = /^\/api\/recipe(\?|\/tag\?|\/\d+\?)/
/** Keys of answers that hold cookbooks: lists, one of them. */
const COOKBOOKS = /^\/api\/book(\?|\/\d+\?)/
/** Keys of lists of favourites. */
const FAVOURITES = {
  recipe: /^\/api\/recipe\?.*Favorized=true/,
  cookbook: /^\/api\/book\?.*Favorized=true/,
}

/** A recipe of which the server has told whether it is a favourite. */
export function recipeAsTold(recipe: Recipe, IsFavorized: boolean): Recipe {
  return { ...recipe, IsFavorized }
}

/**
 * A cookbook of which the server has told whether it is a favourite. A new favourite is also marked
 * as subscribed, as the specification says; no button reads that (D-40).
 */
export function cookbookAsTold(cookbook: Cookbook, IsFavorized: boolean): Cookbook {
  return { ...cookbook, IsFavorized, IsSubscribed: IsFavorized || cookbook.IsSubscribed }
}

/** Makes something a favourite, or none, wherever it stands on the screen. */
export function useSetFavourite(): (item: Favourable, isFavourite: boolean) => void {
  const { langId, t } = useWords()
  const { edit, refresh } = useCacheEditor()
  const sayFailure = useSayFailure()

  const settle = ({ kind, id }: Favourable, isNow: boolean) => {
    if (kind === 'recipe') {
      edit(
        RECIPES,
        ofEach<Recipe>(id, (recipe) => recipeAsTold(recipe, isNow)),
      )
    } else {
      edit(
        COOKBOOKS,
        ofEach<Cookbook>(id, (cookbook) => cookbookAsTold(cookbook, isNow)),
      )
    }
    if (!isNow) {
      edit<{ Id: Id }[]>(FAVOURITES[kind], (items) => items.filter(({ Id }) => Id !== id))
    }
    refresh(FAVOURITES[kind])
  }

  const setFavourite = (item: Favourable, value: boolean): void =>
    void wish<boolean, { IsFavorized: boolean }>({
      name: wishOf(item),
      value,
      send: (isWished) => send('PATCH', paths.favourite(item.kind, item.id, isWished, langId)),
      settle: ({ IsFavorized }) => settle(item, IsFavorized),
      fail: (error) =>
        sayFailure({
          error,
          title: t('takingPart.failed.favourite', { name: item.name }),
          again: () => setFavourite(item, value),
        }),
    })
  return setFavourite
}

const wishOf = ({ kind, id }: Favourable) => `favourite ${kind} ${id}`

/** Whether something is a favourite of the member, wherever it stands on the screen (STA-04, STA-05). */
export function useFavourite(item: Favourable, isFavourite: boolean): FavouriteState {
  const setFavourite = useSetFavourite()
  const wished = useWished(wishOf(item), isFavourite)
  return {
    isFavourite: wished.value,
    isPending: wished.isPending,
    setFavourite: (value) => setFavourite(item, value),
  }
}
