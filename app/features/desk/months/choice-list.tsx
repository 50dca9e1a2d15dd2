import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { MonthChoice } from '#contract/cookbooks/month.ts'
import { MonthCover } from './month-cover.tsx'
import { missText } from './month-state.ts'
import { monthText, yearAfter } from './month-text.ts'

/** Props of {@link ChoiceList}. */
export interface ChoiceListProps {
  choices: readonly MonthChoice[]
  /** What is said without any. */
  none: string
  /** `2026-12` */
  month: string
  picked: Id | undefined
  onPick: (id: Id) => void
}

/** Cookbooks that fit, of which one is picked. */
export function ChoiceList({ choices, none, month, picked, onPick }: ChoiceListProps) {
  const { t, language } = useWords()
  const lastText = ({ LastChosen: last }: MonthChoice) => {
    if (last === null) return t('desk.months.never')
    const text = { month: monthText(last, language) }
    return last > month ? t('desk.months.plannedFor', text) : t('desk.months.lastIn', text)
  }
  if (choices.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <RadioGroup
      className="month-choices"
      label={t('desk.months.which')}
      labelHidden
      value={picked ?? null}
      onValueChange={onPick}
      options={choices.map((choice) => ({
        value: choice.Id,
        label: <Choice choice={choice} says={[lastText(choice)]} />,
      }))}
    />
  )
}

/** Cookbooks that do not fit, with what they lack. */
export function NotYetList({ choices, none }: Pick<ChoiceListProps, 'choices' | 'none'>) {
  const words = useWords()
  const { t, language } = words
  if (choices.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <ul className="month-not-yet">
      {choices.map((choice) => {
        const { Id: id, LastChosen: last, Misses } = choice
        const says = Misses.map((miss) =>
          miss === 'recent' && last !== null
            ? t('desk.months.earliest', {
                month: monthText(last, language),
                next: monthText(yearAfter(last), language),
              })
            : missText(miss, words),
        )
        return (
          <li key={id}>
            <Choice choice={choice} says={says} />
          </li>
        )
      })}
    </ul>
  )
}

/** A cookbook with its author and what decides about it. */
function Choice({ choice, says }: { choice: MonthChoice; says: readonly string[] }) {
  const { t } = useWords()
  const { Name, AuthorName, CoverPath, RecipeCount } = choice
  return (
    <span className="month-choice">
      <MonthCover path={CoverPath} />
      <span>
        <b dir="auto">{Name}</b>
        <small>
          {[AuthorName, t('desk.months.recipes', { count: RecipeCount }), ...says].join(' · ')}
        </small>
      </span>
    </span>
  )
}
