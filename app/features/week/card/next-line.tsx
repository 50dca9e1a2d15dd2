import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowRight } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { cardOf, mealsOf } from '../model/card.ts'
import { useDayWords } from '../use-day-words.ts'
import { useCard } from './context.ts'

/** Props of {@link NextLine}. */
export interface NextLineProps {
  /** The Monday after the week. */
  day: Day
  /** Leads to its week. */
  onPress: () => void
}

/** What the Monday after the week has, if anything: the way to its week. */
export function NextLine({ day, onPress }: NextLineProps) {
  const { t } = useWords()
  const days = useDayWords()
  const { week } = useCard()
  const meals = cardOf(week, [day]).flatMap(mealsOf)
  if (meals.length === 0) return null
  const names = meals.map(({ Name: name, AgainOf }) =>
    AgainOf === null ? name : t('week.nameAgain', { name }),
  )
  return (
    <button type="button" className="week-fold week-next" onClick={onPress}>
      <Icon of={ArrowRight} />
      <b>{days.named(day)}</b>
      <span className="week-fold-what">{names.join(', ')}</span>
    </button>
  )
}
