import { useRef, useState } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { updateOptimistically } from '#app/lib/api/optimistic-update.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipesIn, type BookChange } from '#contract/cookbooks/arrange.ts'
import { COOKBOOK_RECIPES_MAX } from '#contract/cookbooks/limits.ts'
import type { Id } from '#contract/common.ts'
import type { OwnCookbook, OwnCookbookCard } from '#contract/cookbooks/own-cookbook.ts'
import { ownCookbookKeys, SHELF_KEYS } from '../cookbook-keys.ts'
import { textOf } from '../texts.ts'

/** Name of the change that puts a recipe into a cookbook or takes it out. */
export const changeName = (cookbook: Id, recipe: Id) => `cookbook ${cookbook} recipe ${recipe}`

const has = ({ Recipes }: OwnCookbook, recipe: Id) =>
  Recipes.some(({ Id, PublicId }) => Id === recipe || PublicId === recipe)

/**
 * The member's cookbooks, each with whether a recipe is in it, and a function that puts it there or takes it
 * out. They stay in their order while the sheet is open: no row moves under a thumb.
 */
export function useRecipeCookbooks(recipe: Id) {
  const { t, langId: LangId, language } = useWords()
  const { edit, refresh, write } = useCacheEditor()
  const showFailure = useFailureToast()
  const { data, error, retry } = useKey(ownCookbookKeys.with(recipe, LangId))
  const [order, setOrder] = useState<readonly Id[]>()
  const [Device] = useState(() => crypto.randomUUID())
  const number = useRef(0)
  const found = data?.Cookbooks.filter(({ Deleted }) => Deleted === null)
  if (found && !order) setOrder(found.map(({ Id }) => Id))
  const placeOf = ({ Id }: OwnCookbookCard) => {
    const place = order?.indexOf(Id) ?? -1
    return place === -1 ? Infinity : place
  }
  const cookbooks = found?.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)]
    return first === second ? 0 : first - second
  })

  const send = (id: Id, Changes: BookChange[]) => {
    number.current += 1
    return sendJson('POST /my/cookbooks/:id/changes', {
      params: { id, LangId },
      // It orders nothing, so whatever another device has ordered stays.
      fields: { Device, Number: number.current, Base: 1, Changes },
    })
  }
  const put = (card: OwnCookbookCard, isIn: boolean): Promise<boolean> =>
    updateOptimistically<boolean, OwnCookbook>({
      name: changeName(card.Id, recipe),
      value: isIn,
      send: (wanted) =>
        send(card.Id, [
          wanted
            ? { Kind: 'add', Recipe: recipe, Tab: null }
            : { Kind: 'take-out', Recipe: recipe },
        ]),
      settle: (cookbook) => {
        const HasRecipe = has(cookbook, recipe)
        const RecipeCount = recipesIn(cookbook).length
        edit(keysOf(['/my/cookbooks'], { Recipe: recipe }), ({ Cookbooks }) => ({
          Cookbooks: Cookbooks.map((one) =>
            one.Id === cookbook.Id ? { ...one, HasRecipe, RecipeCount } : one,
          ),
        }))
        void write(ownCookbookKeys.one(cookbook.Id, LangId), cookbook)
        refresh(SHELF_KEYS)
        // A full one takes no more.
        if (isIn && !HasRecipe) {
          const title = t('ownCookbooks.editor.full', { count: 1, max: COOKBOOK_RECIPES_MAX })
          toast({ tone: 'error', title })
        }
      },
      fail: (failure) =>
        showFailure({
          error: failure,
          title: t('ownCookbooks.save.failed', {
            name: textOf(card.Name, language) || t('ownCookbooks.unnamed'),
          }),
          retry: () => void put(card, isIn),
        }),
    })
  return { cookbooks, error, retry, put }
}
