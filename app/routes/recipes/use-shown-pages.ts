import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Pages shown at each step of the visit, so that a step back finds the list as long as it was. */
const remembered = new Map<string, number>()

/** How many pages of a filtered list are shown, and a way to show one more (D-32). */
export function useShownPages(): { pages: number; showMore: () => void } {
  const { key } = useLocation()
  const [shown, setShown] = useState({ key, pages: remembered.get(key) ?? 1 })
  const pages = shown.key === key ? shown.pages : (remembered.get(key) ?? 1)
  const showMore = () => {
    remembered.set(key, pages + 1)
    setShown({ key, pages: pages + 1 })
  }
  return { pages, showMore }
}
