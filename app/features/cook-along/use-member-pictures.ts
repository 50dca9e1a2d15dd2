import { useEffect, useState } from 'react'
import type { LoadImage } from '#design-system/sequence-player/player.types.ts'
import { loadImage } from '#app/lib/media/load-image.ts'
import { readToken } from '#app/lib/storage/token.ts'

/** Loads pictures with the token, and revokes all of their object URLs in the end. */
function createLoader(): { load: LoadImage; release: () => void } {
  const urls = new Set<string>()
  return {
    load: async (src) => {
      const url = await loadImage(src)
      urls.add(url)
      return url
    },
    release: () => {
      urls.forEach((url) => URL.revokeObjectURL(url))
      urls.clear()
    },
  }
}

/**
 * How the player loads the pictures of the steps: with the token of a member; undefined for visitors,
 * whose browser loads them without (VID-28, ROL-15).
 */
export function useMemberPictures(): LoadImage | undefined {
  const [loader] = useState(() => (readToken() === null ? undefined : createLoader()))
  useEffect(() => () => loader?.release(), [loader])
  return loader?.load
}
