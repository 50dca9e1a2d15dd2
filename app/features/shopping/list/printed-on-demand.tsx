import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { PrintedList } from './printed-list.tsx'

/** Props of {@link PrintedOnDemand}. */
export interface PrintedOnDemandProps {
  /** Name of the list. */
  name: string
  shopping: Pick<Shopping, 'list' | 'arranged'>
}

/** What is printed of this page while it is mounted: the list. It exists only while the browser prints. */
export function PrintedOnDemand(props: PrintedOnDemandProps) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting && createPortal(<PrintedList {...props} />, document.body)
}
