import { useEffect, useState } from 'react'

/** The address of a file of this device, until another one is given; undefined without one. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- the address has to be released again
    setShown({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  // The address of an earlier file is released already.
  return shown?.blob === blob ? shown?.url : undefined
}
