import { useEffect, useState } from 'react'

/**
 * Whether a condition has been true without a break for some time. A short interruption is not worth a
 * message.
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
