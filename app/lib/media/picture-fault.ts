import { PICTURE_PIXELS_MAX, PICTURE_TYPES } from '#contract/pictures.ts'

/** Why a file cannot be a picture of a member; the last part of the key of its message. */
export type PictureFault = 'wrongType' | 'tooLarge' | 'unreadable'

/**
 * Why a file cannot be cropped; undefined where it can. A part of it is drawn anew and sent, so that its
 * pixels count and not its bytes.
 */
export async function pictureFault(file: File): Promise<PictureFault | undefined> {
  if (!PICTURE_TYPES.includes(file.type)) return 'wrongType'
  const src = URL.createObjectURL(file)
  try {
    const { naturalWidth, naturalHeight } = await load(src)
    return naturalWidth * naturalHeight > PICTURE_PIXELS_MAX ? 'tooLarge' : undefined
  } catch {
    return 'unreadable'
  } finally {
    URL.revokeObjectURL(src)
  }
}

function load(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', reject)
    image.src = src
  })
}
