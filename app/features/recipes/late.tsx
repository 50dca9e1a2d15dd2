import { memo, useCallback, useEffect, useRef } from 'react'
import { useMediaQuery } from '#design-system/lib/use-media-query.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { FilterPanelProps } from './filter/filter-panel.tsx'

/** Windows without a column for the panel: below the token `--breakpoint-desktop`. */
const NARROW = '(width < 62.0625rem)'

interface LatePanelProps extends FilterPanelProps {
  /** Called when the panel has been hydrated. */
  onReady: () => void
}

const LatePanel = lateComponent<LatePanelProps>(async () => {
  const { FilterPanel: Panel } = await import('./filter/filter-panel.tsx')
  return function ReadyPanel({ onReady, ...props }) {
    const ready = useRef(onReady)
    useEffect(() => ready.current(), [])
    return <Panel {...props} />
  }
})

/**
 * The filter panel beside the list, a hydration island. Its HTML is part of the page. Its code, 16 KB
 * with sliders and the ingredient picker, is fetched only in windows that show the panel; narrow ones
 * have a sheet instead. What is pressed before hydration is pressed again after it.
 */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const isNarrow = useMediaQuery(NARROW)
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const isReady = useRef(false)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (isReady.current || !(target instanceof Element)) return
      if (place.current?.contains(target)) pressed.current = target.closest('button, input')
    }
    // On the window: React stops clicks on HTML that it has not hydrated.
    window.addEventListener('click', remember, { capture: true })
    return () => window.removeEventListener('click', remember, { capture: true })
  }, [])
  // Props that change before hydration would make React drop the server's HTML.
  const onReady = useCallback(() => {
    isReady.current = true
    pressed.current?.click()
  }, [])
  // Without its code, HTML of the panel would hold up every change of the filter.
  if (isNarrow) return null
  return (
    <div ref={place}>
      <LatePanel {...props} onReady={onReady} />
    </div>
  )
})
