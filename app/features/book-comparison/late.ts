import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { BookComparisonProps } from './book-comparison.tsx'

/** A cookbook as readers see it beside what would be published, with its words. */
export const LateBookComparison = lateComponent<BookComparisonProps>(
  async () => (await withAreas(['bookComparison'], import('./book-comparison.tsx'))).BookComparison,
)
