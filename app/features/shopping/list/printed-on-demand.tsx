import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { PrintedList, type PrintedListProps } from './printed-list.tsx'

/** What is printed of this page while it is mounted: the list. It exists only while the browser prints. */
export function PrintedOnDemand(props: PrintedListProps) {
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
