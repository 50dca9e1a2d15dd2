import { useUnitSystem } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/departments.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { shoppingLine, sourceDetails } from './line.ts'

/** Props of {@link RowSources}. */
export interface RowSourcesProps {
  id: string
  hidden: boolean
  row: ListRow
  /** What stands for the row where a recipe states no amount. */
  name: string
}

/** What each recipe needs of a row. */
export function RowSources({ id, hidden, row, name }: RowSourcesProps) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const options = { persons: 1, language, unitSystem }
  return (
    <ul id={id} hidden={hidden} className="border-b border-line py-2 ps-12">
      {row.needs.map((source) => (
        <li key={`${source.Recipe.Id} ${source.MetricUnit}`} className="text-caption text-ink-soft">
          {[
            t('shopping.forRecipe', {
              amount: shoppingLine(source, options).amount ?? name,
              recipe: source.Recipe.RecipeName,
            }),
            sourceDetails(source, options, t),
          ]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </ul>
  )
}
