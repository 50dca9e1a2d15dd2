import { useEffect, useState } from 'react'

/**
 * Object URL of a file on this device, for `src`. It is revoked when the file changes or the component
 * unmounts. Undefined without a file, and in the first render with a new one.
 */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- the URL has to be revoked again
    setShown({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  // The URL of an earlier file is already revoked.
  return shown?.blob === blob ? shown?.url : undefined
}
