import { useEffect, useRef, useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { COOKBOOK_PICTURE_SIZES, COOKBOOK_PICTURE_UPLOAD_MAX } from '#contract/cookbooks/limits.ts'
import type { CookbookPicture } from '#contract/cookbooks/own-cookbook.ts'
import { PICTURE_PIXELS_MAX, PICTURE_TYPES } from '#contract/pictures.ts'
import { isTooSmall, largestPart, type Part } from './crop-part.ts'
import type { SizedPicture } from './part-of-picture.tsx'

/** Media types of a cover and of a header. */
export const UPLOAD_TYPES: readonly string[] = [...PICTURE_TYPES, 'image/webp']

/** A picture of a recipe in the cookbook. */
export interface RecipePicture {
  path: string
  /** Of the recipe. */
  name: string
}

/** A picture that is being cut for its place. */
export interface PictureDraft {
  picture: SizedPicture
  part: Part
  file: Blob
  /** Of a picture of a recipe. */
  path: string | undefined
}

function sizeOf(src: string): Promise<SizedPicture> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () =>
      resolve({ src, size: { width: image.naturalWidth, height: image.naturalHeight } }),
    )
    image.addEventListener('error', () => reject(new Error('The picture cannot be read.')))
    image.src = src
  })
}

/**
 * The picture that is being cut for a place of a cookbook. One that cannot be used is refused in words, and what
 * was there stays.
 */
export function usePictureDraft(place: CookbookPicture) {
  const { t } = useWords()
  const cut = COOKBOOK_PICTURE_SIZES[place]
  const [draft, setDraft] = useState<PictureDraft>()
  const [refusal, setRefusal] = useState<string>()
  const urls = useRef<string[]>([])
  useEffect(() => {
    const made = urls.current
    return () => made.forEach((url) => URL.revokeObjectURL(url))
  }, [])

  const refuse = (text: string) => {
    setRefusal(text)
    announce(text, 'assertive')
  }
  const take = async (file: Blob, name: string, path?: string) => {
    if (!UPLOAD_TYPES.includes(file.type))
      return refuse(t('ownCookbooks.picture.wrongType', { name }))
    if (file.size > COOKBOOK_PICTURE_UPLOAD_MAX)
      return refuse(t('ownCookbooks.picture.tooLarge', { name }))
    const src = URL.createObjectURL(file)
    urls.current.push(src)
    let picture: SizedPicture
    try {
      picture = await sizeOf(src)
    } catch {
      return refuse(t('ownCookbooks.picture.unreadable', { name }))
    }
    const { size } = picture
    if (size.width * size.height > PICTURE_PIXELS_MAX)
      return refuse(t('ownCookbooks.picture.tooLarge', { name }))
    if (isTooSmall(size, cut))
      return refuse(
        t(`ownCookbooks.picture.tooSmall.${place}`, {
          name,
          // Pixels are written without separators.
          width: String(size.width),
          height: String(size.height),
        }),
      )
    setRefusal(undefined)
    setDraft({ picture, part: largestPart(size, cut), file, path })
    return undefined
  }
  const choose = async ({ path, name }: RecipePicture) => {
    try {
      const response = await fetch(mediaUrl(path))
      if (!response.ok) throw new Error(response.statusText)
      await take(await response.blob(), name, path)
    } catch {
      refuse(t('ownCookbooks.picture.unreadable', { name }))
    }
  }
  return {
    cut,
    draft,
    refusal,
    upload: (file: File) => take(file, file.name),
    choose,
    setPart: (part: Part) => setDraft((before) => before && { ...before, part }),
  }
}
