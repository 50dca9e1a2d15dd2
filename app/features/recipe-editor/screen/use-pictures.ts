import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { toast } from '#design-system/toast/toast-store.ts'
import { useOwnDraft } from '#app/features/own-recipes/index.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { ApiError, isTooLarge } from '#app/lib/api/api-error.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { pictureIds } from '#contract/own-recipes/draft.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { OWN_PICTURE_UPLOAD_MAX, PICTURE_MEGAPIXELS, PICTURE_TYPES } from '#contract/pictures.ts'
import { sendPicture } from '../store/calls.ts'
import type { DraftState } from '../store/draft-state.ts'
import type { OpenDraft } from '../store/open-draft.ts'

/** Shows what is wrong with a picture. */
function complain(title: string): undefined {
  toast({ tone: 'error', title })
}

/** The ids of the pictures that the server has in a draft; null while something is to be saved. */
function savedPictures({ history, saved }: DraftState): string | null {
  return saved === 'saved' ? pictureIds(history.now).join(' ') : null
}

/**
 * The pictures of a recipe, and how one is added. Their addresses change when others may not see them any
 * more, so that they are read again once the recipe has a picture that was taken out, or another one.
 */
export function usePictures({ store, pictures }: OpenDraft) {
  const { t } = useWords()
  const [added, setAdded] = useState<readonly OwnPicture[]>([])
  const id = useSyncExternalStore(store.subscribe, () => store.state().id)
  const own = useOwnDraft(id)
  const { mutate } = useSWRConfig()
  const saved = useSyncExternalStore(store.subscribe, () => savedPictures(store.state()))
  const read = useRef(saved)
  useEffect(() => {
    if (id === null || saved === null || saved === read.current) return
    read.current = saved
    mutate(keyOf('/my/recipes/:id/draft', { id })).catch(reportFailure)
  }, [id, saved, mutate])
  const pictureOf = (wanted: Id | undefined) => {
    const known = [...(own?.Pictures ?? []), ...added, ...pictures]
    const found = known.find((picture) => picture.Id === wanted)
    return found && mediaUrl(found.Path)
  }
  const addPicture = async (file: File): Promise<Id | undefined> => {
    if (!PICTURE_TYPES.includes(file.type)) return complain(t('recipeEditor.picture.type'))
    if (file.size > OWN_PICTURE_UPLOAD_MAX) {
      return complain(t('recipeEditor.picture.size', { most: OWN_PICTURE_UPLOAD_MAX / 1024 ** 2 }))
    }
    try {
      const picture = await sendPicture(file)
      setAdded((before) => [...before, picture])
      return picture.Id
    } catch (error) {
      reportFailure(error)
      // Its bytes were counted before.
      if (isTooLarge(error)) return complain(t('recipeEditor.picture.pixels', PICTURE_MEGAPIXELS))
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      return complain(isRefused ? error.message : t('recipeEditor.picture.failed'))
    }
  }
  return { pictureOf, addPicture }
}
