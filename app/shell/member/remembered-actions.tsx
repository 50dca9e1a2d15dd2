import { toast } from '#design-system/toast/toast-store.ts'
import { useRememberedAction } from '#app/features/account/index.ts'
import { useSetFavourite } from '#app/features/favourites/index.ts'
import { useSetSubscription } from '#app/features/subscriptions/index.ts'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { keys } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { REMEMBERED_HERE } from './remembered-kinds.ts'

/**
 * Carries out what a visitor pressed before signing in, where that needs no component of the page: the
 * card may not be on screen yet. A toast can undo it, unless the member had it that way already.
 */
export function RememberedActions() {
  const { t, langId } = useWords()
  const setFavourite = useSetFavourite()
  const setSubscription = useSetSubscription()

  const favour = async (kind: 'recipe' | 'cookbook', id: Id, name: string) => {
    const item = { kind, id, name }
    const key = kind === 'recipe' ? keys.recipe(id, langId) : keys.cookbook(id, langId)
    const { IsFavorized } = await fetchKey<{ IsFavorized: boolean }>(key)
    if (!(await setFavourite(item, true))) return
    const action = {
      label: t('memberActions.undo'),
      onClick: () => void setFavourite(item, false),
    }
    toast({
      title: t('memberActions.favourite'),
      description: name,
      ...(!IsFavorized && { action }),
    })
  }

  const subscribe = async (authorId: Id) => {
    const { IsSubscribed } = await fetchKey(keys.subscription(authorId, langId))
    if (!(await setSubscription(authorId, true)) || IsSubscribed) return
    const action = {
      label: t('memberActions.undo'),
      onClick: () => void setSubscription(authorId, false),
    }
    toast({ title: t('memberActions.subscribed'), action })
  }

  useRememberedAction(REMEMBERED_HERE, undefined, ({ kind, id, name }) => {
    const end =
      kind === 'subscribe'
        ? subscribe(id)
        : favour(kind === 'favouriteRecipe' ? 'recipe' : 'cookbook', id, name)
    end.catch(reportFailure)
  })
  return null
}
