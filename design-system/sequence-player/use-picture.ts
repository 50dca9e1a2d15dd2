import { useEffect, useState } from 'react'
import type { LoadImage } from '#design-system/sequence-player/player.types.ts'

/**
 * The URL of a picture: undefined while it is fetched, null when there is none or fetching failed.
 *
 * @param load a stable function
 */
export function usePicture(src: string | null, load?: LoadImage): string | null | undefined {
  const [fetched, setFetched] = useState<{ src: string; url: string | null }>()
  useEffect(() => {
    if (src === null || !load) return undefined
    let wanted = true
    const keep = (url: string | null) => {
      if (wanted) setFetched({ src, url })
    }
    load(src).then(keep, () => keep(null))
    return () => {
      wanted = false
    }
  }, [src, load])
  if (src === null || !load) return src
  return fetched?.src === src ? fetched.url : undefined
}
