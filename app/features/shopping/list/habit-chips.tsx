import { Button } from '#design-system/button/button.tsx'
import { Check, Plus } from '#design-system/icon/lucide.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ShoppingHabit } from '#contract/shopping.ts'
import type { Actions } from './use-actions.ts'

/** How many are offered of each kind. */
const MOST = 8

/** Props of {@link HabitChips}. */
export interface HabitChipsProps extends Pick<Shopping, 'reader' | 'list'> {
  actions: Actions
}

/** What the member wrote last and most often, each on the list with one press. They keep their places. */
export function HabitChips({ list, ...props }: HabitChipsProps) {
  const { t } = useWords()
  const often = list.habits.filter(({ Times }) => Times > 1)
  const mostly = often.toSorted((a, b) => b.Times - a.Times).slice(0, MOST)
  const recent = list.habits.filter((habit) => !mostly.includes(habit)).slice(0, MOST)
  return (
    <>
      <Chips label={t('shopping.recently')} habits={recent} list={list} {...props} />
      <Chips label={t('shopping.oftenBought')} habits={mostly} list={list} {...props} />
    </>
  )
}

interface ChipsProps extends HabitChipsProps {
  label: string
  habits: readonly ShoppingHabit[]
}

function Chips({ label, habits, list, reader, actions }: ChipsProps) {
  if (habits.length === 0) return null
  const kinds = new Set(
    list.items.filter(({ State }) => State === 0).map((item) => reader.kindOf(item)),
  )
  return (
    <section aria-label={label}>
      <h4 aria-hidden="true" className="mb-1 text-caption text-ink-soft">
        {label}
      </h4>
      <ul className="flex gap-2 overflow-x-auto p-1 tablet:flex-wrap">
        {habits.map(({ Name }) => {
          const isThere = kinds.has(reader.kindOf(reader.read(Name)))
          return (
            <li key={Name} className="shrink-0">
              <Button
                icon={isThere ? Check : Plus}
                unavailable={isThere}
                onClick={() => void actions.addItem(Name)}
                className="max-w-60"
              >
                <span className="truncate">{Name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
