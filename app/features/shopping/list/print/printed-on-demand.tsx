import { useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { openDepartments } from './list-text.ts'
import { DENSITIES, firstDensity, PrintedList, type PrintedListProps } from './printed-list.tsx'

/** Height between the margins of A4, in pixels of 1/96 inch. */
const PAPER_PX = (274 * 96) / 25.4

/** Props of {@link PrintedOnDemand}. */
export type PrintedOnDemandProps = Pick<PrintedListProps, 'name' | 'shopping'>

/**
 * What is printed of this page while it is mounted: the list, as airy as it fits on one page. It exists only
 * while the browser prints.
 */
export function PrintedOnDemand(props: PrintedOnDemandProps) {
  const [print, setPrint] = useState<Pick<PrintedListProps, 'density' | 'isMeasured'>>()
  const sheet = useRef<HTMLDivElement>(null)
  const { arranged } = props.shopping
  useEffect(() => {
    const count = openDepartments(arranged).flatMap(({ rows }) => rows).length
    const begin = () => {
      let density = firstDensity(count)
      for (const next of DENSITIES.slice(DENSITIES.indexOf(density))) {
        density = next
        flushSync(() => setPrint({ density, isMeasured: true }))
        if ((sheet.current?.offsetHeight ?? 0) <= PAPER_PX) break
      }
      flushSync(() => setPrint({ density, isMeasured: false }))
    }
    const end = () => setPrint(undefined)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [arranged])
  return print && createPortal(<PrintedList {...props} {...print} sheet={sheet} />, document.body)
}
