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
  /** Whether it is one, as the server last told. */
  isFavourite: boolean
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

/** Whether something is a favourite of the member, wherever it stands on the screen (STA-04, STA-05). */
export function useFavourite({ kind, id, name, isFavourite }: Favourable): FavouriteState {
  const { langId, t } = useWords()
  const { edit, refresh } = useCacheEditor()
  const sayFailure = useSayFailure()
  const about = `favourite ${kind} ${id}`
  const wished = useWished(about, isFavourite)

  const settle = (isNow: boolean) => {
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

  const setFavourite = (value: boolean): void =>
    void wish<boolean, { IsFavorized: boolean }>({
      name: about,
      value,
      send: (isWished) => send('PATCH', paths.favourite(kind, id, isWished, langId)),
      settle: ({ IsFavorized }) => settle(IsFavorized),
      fail: (error) =>
        sayFailure({
          error,
          title: t('takingPart.failed.favourite', { name }),
          again: () => setFavourite(value),
        }),
    })

  return { isFavourite: wished.value, isPending: wished.isPending, setFavourite }
}
