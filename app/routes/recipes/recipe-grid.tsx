import type { ReactNode } from 'react'
import { CardGrid } from '#design-system/card/card.tsx'

/** The grid of a recipe list beside the filter. */
export function RecipeGrid({ children }: { children: ReactNode }) {
  return <CardGrid columns={3}>{children}</CardGrid>
}
