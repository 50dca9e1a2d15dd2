import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { showAmount } from '#contract/amounts.ts'
import { itemName } from '#contract/own-items.ts'

/** Props of {@link Draft}. */
export interface DraftProps extends Pick<Shopping, 'reader' | 'list'> {
  /** What is typed. */
  text: string
}

/** What is understood of an item while it is typed: amount, food, note and department. */
export function Draft({ text, reader, list }: DraftProps) {
  const { t, language } = useWords()
  const name = itemName(text)
  if (name === '') return null
  const { Amount, Unit = 0, Label, Note, DepartementId } = reader.read(name)
  const amount = Amount !== undefined && showAmount(Amount, Unit, { persons: 1, language })
  const shown = amount && (Unit === 0 ? amount.number : amount.text)
  const place = list.places.find((one) => one.DepartementId === DepartementId)
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control border border-dashed border-line-control px-3 py-2 text-label">
      <span className="min-w-0 wrap-anywhere">
        {shown && <b className="font-semibold">{shown} </b>}
        <bdi>{Label}</bdi>
        {Note !== undefined && <small className="text-caption text-ink-soft"> {Note}</small>}
      </span>
      <small className="text-caption text-ink-soft">
        {place?.DepartementName ?? t('shopping.otherDepartment')}
      </small>
    </p>
  )
}
