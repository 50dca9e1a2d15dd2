import { useEffect, useState } from 'react'
import { readPhoto } from '../photos.ts'

/** The address of a photo on this device, as long as it is shown; undefined without one. */
export function usePhotoUrl(photo: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ photo: Blob; url: string }>()
  useEffect(() => {
    if (!photo) return undefined
    const url = URL.createObjectURL(photo)
    // oxlint-disable-next-line react/set-state-in-effect -- the address has to be released again
    setShown({ photo, url })
    return () => URL.revokeObjectURL(url)
  }, [photo])
  // The address of an earlier photo is released already.
  return shown?.photo === photo ? shown?.url : undefined
}

/** The photo that is kept under a key on this device; undefined while it is read, and without one. */
export function useKeptPhoto(key: string, hasPhoto: boolean): Blob | undefined {
  const [found, setFound] = useState<{ key: string; photo: Blob | undefined }>()
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const photo = await readPhoto(key)
      if (isWanted) setFound({ key, photo })
    }
    if (hasPhoto) void look()
    return () => {
      isWanted = false
    }
  }, [key, hasPhoto])
  return hasPhoto && found?.key === key ? found.photo : undefined
}
