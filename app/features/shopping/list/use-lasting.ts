import { useEffect, useState } from 'react'

/**
 * Whether something has been so without a break for as long as this: what passes at once is not worth
 * a word.
 *
 * @param ms milliseconds
 */
export function useLasting(isSo: boolean, ms: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLasting(true), ms)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo, ms])
  return isSo && isLasting
}
