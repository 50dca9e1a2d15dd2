import { useEffect, useRef } from 'react'
import { connectRegions } from '#design-system/lib/announce.ts'

/** The two live regions that `announce()` fills. Rendered once, by the provider. */
export function LiveRegions() {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!polite.current || !assertive.current) return undefined
    return connectRegions({ polite: polite.current, assertive: assertive.current })
  }, [])
  return (
    <div data-slot="live-regions" className="sr-only">
      <div ref={polite} role="log" aria-live="polite" aria-relevant="additions" />
      <div ref={assertive} role="log" aria-live="assertive" aria-relevant="additions" />
    </div>
  )
}
