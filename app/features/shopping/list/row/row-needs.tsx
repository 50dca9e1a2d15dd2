import { useImperial } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { showAmount } from '#cooking/amounts/amounts.ts'
import { purchaseLine, shoppingLine, sourceDetails, wholeLine } from './line.ts'

/** What a row is for: each recipe and each item with its amount, and what that makes to buy. */
export function RowNeeds({ row }: { row: ListRow }) {
  const { t, language } = useWords()
  const options = { persons: 1, language, imperial: useImperial() }
  const line = purchaseLine(row, options)
  const { needs, items } = row
  // The field of the sheet has the note of an item that is nothing but one.
  const written = items.filter(({ Amount, Note }) => needs.length === 0 || Amount || !Note)
  const itemAmount = (amount: number | undefined, unit = 0) => {
    const shown = amount === undefined ? null : showAmount(amount, unit, options)
    return (unit === 0 ? shown?.number : shown?.text) ?? '–'
  }
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-control bg-sunken px-4 py-3 text-label forced-colors:border">
      {needs.map((source) => (
        <div key={`${source.Recipe.Id} ${source.MetricUnit}`} className={PAIR}>
          <dt className="text-end font-semibold">{shoppingLine(source, options).amount ?? '–'}</dt>
          <dd className="wrap-anywhere">
            {[source.Recipe.RecipeName, sourceDetails(source, options, t)]
              .filter(Boolean)
              .join(', ')}
          </dd>
        </div>
      ))}
      {written.map((item) => (
        <div key={item.Key} className={PAIR}>
          <dt className="text-end font-semibold">{itemAmount(item.Amount, item.Unit)}</dt>
          <dd className="wrap-anywhere">{t('shopping.typedAs', { name: item.Name })}</dd>
        </div>
      ))}
      {(needs.length + written.length > 1 || line.exact !== '') && line.number !== null && (
        <div className={`${PAIR} border-t border-line-control pt-1`}>
          <dt className="text-end font-semibold">{line.exact}</dt>
          <dd className="wrap-anywhere">
            {t('shopping.toBuy')}: {wholeLine(line)}
          </dd>
        </div>
      )}
    </dl>
  )
}

const PAIR = 'col-span-full grid grid-cols-subgrid'
