import { useState } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { OWN_PICTURE_UPLOAD_MAX } from '#contract/own/limits.ts'
import type { OwnPicture } from '#contract/own/own-recipe.ts'
import { AVATAR_TYPES } from '#contract/pictures.ts'
import { sendPicture } from '../store/calls.ts'

/** Shows what is wrong with a picture. */
function complain(title: string): undefined {
  toast({ tone: 'error', title })
}

/** The pictures of a recipe, and how one is added. */
export function usePictures(known: readonly OwnPicture[]) {
  const { t } = useWords()
  const [added, setAdded] = useState<readonly OwnPicture[]>([])
  const pictureOf = (id: Id | undefined) => {
    const found = [...added, ...known].find((picture) => picture.Id === id)
    return found && mediaUrl(found.Path)
  }
  const addPicture = async (file: File): Promise<Id | undefined> => {
    if (!AVATAR_TYPES.includes(file.type)) return complain(t('write.picture.type'))
    if (file.size > OWN_PICTURE_UPLOAD_MAX) return complain(t('write.picture.size'))
    try {
      const picture = await sendPicture(file)
      setAdded((before) => [...before, picture])
      return picture.Id
    } catch (error) {
      reportFailure(error)
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      return complain(isRefused ? error.message : t('write.picture.failed'))
    }
  }
  return {
    pictureOf,
    addPicture,
    /** Shows pictures that came with an earlier version. */
    learn: (pictures: readonly OwnPicture[]) => setAdded((before) => [...before, ...pictures]),
  }
}
