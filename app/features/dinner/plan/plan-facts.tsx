import { useWords } from '#app/lib/words/words-provider.tsx'
import type { KeptDish } from '#contract/dinner/dinner.ts'
import type { PlanFacts } from '#cooking/dinner/shown/facts.ts'

/** Props of {@link PlanFactList}. */
export interface PlanFactListProps {
  facts: PlanFacts
  /** By dish: when it is eaten. */
  servings: readonly KeptDish['Serving'][]
  /** By lane: who cooks it. */
  cookNames: readonly string[]
  at: (minute: number) => string
}

/** There is room for no more. */
const FACTS_MAX = 5

/** What a plan costs, and what it gives. */
export function PlanFactList({ facts, servings, cookNames, at }: PlanFactListProps) {
  const { t } = useWords()
  const [table, ...later] = facts.sittings
  const isDessert = ({ dishes }: (typeof later)[number]) =>
    dishes.some((dish) => servings[dish] === 'after')
  const [alone] = facts.cooks
  const isAlone = facts.cooks.length < 2
  const spare = facts.cooks.toSorted((a, b) => b.spare - a.spare)[0]
  const rows: [label: string, value: string | number, isWide: boolean][] = [
    [t('dinner.plan.factBegin'), at(facts.begin), false],
    [t('dinner.plan.factTable'), at(table?.at ?? 0), false],
    ...later.map((sitting): [string, string, boolean] => [
      t(isDessert(sitting) ? 'dinner.plan.factDessert' : 'dinner.plan.factMain'),
      at(sitting.at),
      false,
    ]),
    ...(isAlone
      ? ([
          [t('dinner.plan.factHands'), alone?.hands ?? 0, later.length > 0],
          [t('dinner.plan.factFree'), alone?.free ?? 0, true],
          [t('dinner.plan.factSpare'), alone?.spare ?? 0, true],
        ] satisfies [string, number, boolean][])
      : [
          ...facts.cooks.map(({ cook, hands }): [string, number, boolean] => [
            cookNames[cook] ?? '',
            hands,
            false,
          ]),
          [
            t('dinner.plan.factSpareOf', { name: cookNames[spare?.cook ?? 0] ?? '' }),
            spare?.spare ?? 0,
            true,
          ] satisfies [string, number, boolean],
        ]),
  ]
  return (
    <dl className="dinner-facts">
      {rows.slice(0, FACTS_MAX).map(([label, value, isWide]) => (
        <div key={label} data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? <Minutes count={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Minutes({ count }: { count: number }) {
  const { t } = useWords()
  const [number, unit] = t('dinner.min', { count }).split('\u00a0')
  return (
    <>
      {number} <small>{unit}</small>
    </>
  )
}
