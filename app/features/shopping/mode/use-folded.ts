import { useEffect, useState } from 'react'

/** Milliseconds without a touch until ticked rows are folded away. */
const FOLD_MS = 2000

/**
 * Keys of ticked rows that are folded away. A row that was ticked stays in its place until nothing was
 * touched for two seconds, so that no row moves under the thumb; then all fold at once.
 *
 * @param ticked keys of all ticked rows
 */
export function useFolded(ticked: readonly string[]): ReadonlySet<string> {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(ticked))
  const target = ticked.join('\n')
  useEffect(() => {
    const fold = () => setFolded(new Set(target.split('\n')))
    let timer = setTimeout(fold, FOLD_MS)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(fold, FOLD_MS)
    }
    document.addEventListener('pointerdown', wait)
    document.addEventListener('keydown', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', wait)
      document.removeEventListener('keydown', wait)
    }
  }, [target])
  return new Set(ticked.filter((key) => folded.has(key)))
}
