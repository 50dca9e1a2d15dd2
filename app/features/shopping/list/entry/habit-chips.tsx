import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Plus } from '#design-system/icon/lucide.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { showAmount } from '#cooking/amounts/amounts.ts'
import { capitalised } from '#cooking/capitalised.ts'
import type { ShoppingHabit } from '#contract/shopping/habits.ts'
import { RowPicture } from '../row/row-picture.tsx'
import type { Actions } from '../actions/use-actions.ts'

/** Maximum number of chips of each kind: what was written last, and what is often bought. */
const CHIPS_MAX = 8
/** Maximum number of chips beside a wide list, which are of what is often bought. */
const CHIPS_BESIDE_MAX = 12

/** Props of {@link HabitChips}. */
export interface HabitChipsProps {
  shopping: Pick<Shopping, 'reader' | 'list' | 'foods'>
  actions: Actions
}

function oftenBought(habits: readonly ShoppingHabit[], most: number): ShoppingHabit[] {
  const often = habits.filter(({ Times }) => Times > 1)
  return often.toSorted((a, b) => b.Times - a.Times).slice(0, most)
}

/** What the member wrote last and most often, each on the list with one press. Their order does not change with a press. */
export function HabitChips(props: HabitChipsProps) {
  const { t } = useWords()
  const { habits } = props.shopping.list
  const often = oftenBought(habits, CHIPS_MAX)
  const recent = habits.filter((habit) => habit.Times > 0 && !often.includes(habit))
  return (
    <>
      <Chips
        label={t('shopping.recently')}
        names={namesOf(recent.slice(0, CHIPS_MAX))}
        {...props}
      />
      <div className="contents desktop:in-data-shopping-page:hidden">
        <Chips label={t('shopping.oftenBought')} names={namesOf(often)} {...props} />
      </div>
    </>
  )
}

const namesOf = (habits: readonly ShoppingHabit[]) => habits.map(({ Name }) => Name)

/** What is often bought, beside a wide list. */
export function OftenBought(props: HabitChipsProps) {
  const { t } = useWords()
  const names = namesOf(oftenBought(props.shopping.list.habits, CHIPS_BESIDE_MAX))
  return <Chips label={t('shopping.oftenBought')} names={names} isBeside {...props} />
}

/** Props of {@link Chips}. */
export interface ChipsProps extends HabitChipsProps {
  label: string
  names: readonly string[]
  /** They have a column of their own. */
  isBeside?: boolean
}

/** Items that go on the list with one press. */
export function Chips({ label, names, isBeside = false, shopping, actions }: ChipsProps) {
  const { reader, list } = shopping
  if (names.length === 0) return null
  const kinds = new Set(
    list.items.filter(({ State }) => State === 0).map((item) => reader.kindOf(item)),
  )
  return (
    <section
      aria-label={label}
      // At the foot of a low window they would cover the list.
      className={isBeside ? undefined : 'max-tablet:[@media(height<30rem)]:hidden'}
    >
      <h3
        aria-hidden="true"
        className={
          isBeside ? 'mb-3 text-subheading font-semibold' : 'mb-1 text-caption text-ink-soft'
        }
      >
        {label}
      </h3>
      <ul
        className={
          isBeside ? 'flex flex-wrap gap-2' : 'flex gap-2 overflow-x-auto p-1 tablet:flex-wrap'
        }
      >
        {names.map((name) => (
          <li key={name} className="max-w-full shrink-0">
            <HabitChip
              name={name}
              isThere={kinds.has(reader.kindOf(reader.read(name)))}
              shopping={shopping}
              actions={actions}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HabitChipProps extends HabitChipsProps {
  name: string
  isThere: boolean
}

function HabitChip({ name, isThere, shopping, actions }: HabitChipProps) {
  const { language, langId } = useWords()
  const { Label, FoodId, Amount, Unit = 0 } = shopping.reader.read(name)
  const food = shopping.foods?.Foods.find(({ Id }) => Id === FoodId)
  const picture = food?.ThumbPath
  const shown =
    Amount === undefined ? null : showAmount(Amount, Unit, { persons: 1, servings: 1, language })
  const forms = food?.Names.find(({ LangId }) => LangId === langId)
  return (
    <Button
      disabled={isThere}
      aria-pressed={isThere}
      onClick={() => void actions.addItem(name)}
      className="max-w-60 gap-1.5 py-1 ps-1.5 pe-3 font-medium not-aria-busy:unavailable:border-line-control not-aria-busy:unavailable:bg-tint not-aria-busy:unavailable:text-ink!"
    >
      <RowPicture picture={picture} size={32} className="size-8" />
      <span className="truncate">
        {forms ? capitalised(forms.Other) : Label}
        {shown && (
          <small className="text-caption font-regular text-ink-soft">
            {' '}
            {Unit === 0 ? shown.number : shown.text}
          </small>
        )}
      </span>
      <Icon of={isThere ? Check : Plus} />
    </Button>
  )
}
