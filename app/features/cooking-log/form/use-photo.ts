import { useEffect, useState } from 'react'
import { readPhoto } from '../photos.ts'

/** The photo that is kept under a key on this device; undefined while it is read, and without one. */
export function useKeptPhoto(key: string, hasPhoto: boolean): Blob | undefined {
  const [found, setFound] = useState<{ key: string; photo: Blob | undefined }>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const photo = await readPhoto(key)
      if (isWanted) setFound({ key, photo })
    }
    if (hasPhoto) void read()
    return () => {
      isWanted = false
    }
  }, [key, hasPhoto])
  return hasPhoto && found?.key === key ? found.photo : undefined
}
