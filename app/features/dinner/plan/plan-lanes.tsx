import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { KeptDish } from '#contract/dinner/dinner.ts'
import type { DinnerDish, DinnerPlan, Minute } from '#cooking/dinner/dinner.ts'
import { lanesOf, type LaneStretch } from '#cooking/dinner/shown/lanes.ts'
import { formOf } from '../dish-square.tsx'

/** Minutes between two marks of the axis, the first that leave few enough. */
const STEPS = [15, 30, 60, 120, 240]
const MARKS_MAX = 8
/** Minutes beyond the table. */
const AFTER = 4

/** Props of {@link PlanLanes}. */
export interface PlanLanesProps {
  plan: DinnerPlan
  made: readonly DinnerDish[]
  dishes: readonly KeptDish[]
  cookNames: readonly string[]
  at: (minute: Minute) => string
  heat: (celsius: number) => string
}

/** A plan as lanes: hands, ovens, hob, waits. One picture; the list has the same in words. */
export function PlanLanes({ plan, made, dishes, cookNames, at, heat }: PlanLanesProps) {
  const { t } = useWords()
  const lanes = lanesOf(plan, made)
  const tables = [...new Set(made.map(({ eatenAt }) => eatenAt))].sort((a, b) => a - b)
  const starts = lanes.ovens.flatMap(({ heatings }) => heatings.map(({ from }) => from))
  const from = Math.min(plan.begin, ...starts) - 2
  const to = Math.max(...tables, ...plan.steps.map(({ waitEnd }) => waitEnd)) + AFTER
  const placed = (start: Minute, end = start): CSSProperties =>
    ({
      '--x': `${((start - from) / (to - from)) * 100}%`,
      '--w': `${((end - start) / (to - from)) * 100}%`,
    }) as CSSProperties
  const every = STEPS.find((minutes) => (to - from) / minutes <= MARKS_MAX) ?? STEPS.at(-1)!
  const marks = Array.from(
    { length: Math.floor((to - from) / every) + 1 },
    (_, index) => Math.ceil(from / every) * every + index * every,
  ).filter((mark) => mark > from && mark < to && !tables.includes(mark))
  const isAlone = lanes.hands.length < 2
  const nameOf = ({ dish }: LaneStretch) => dishes[dish]?.Name ?? ''
  const track = (children: ReactNode) => (
    <div className="dinner-track">
      {[...marks, ...tables].map((mark) => (
        <i
          key={mark}
          className="dinner-tick"
          data-table={tables.includes(mark) || undefined}
          style={placed(mark)}
        />
      ))}
      {children}
    </div>
  )
  const stays = <Stretch extends LaneStretch>(
    stretches: readonly Stretch[],
    write: (one: Stretch) => ReactNode,
  ) =>
    stretches.map((one) => (
      <span
        key={`${one.dish} ${one.from}`}
        className="dinner-bar"
        data-waits=""
        data-form={formOf(one.dish)}
        style={placed(one.from, one.to)}
      >
        <span>{write(one)}</span>
      </span>
    ))
  return (
    <div className="dinner-lanes" role="img" aria-label={t('dinner.plan.lanes')}>
      <span />
      <div className="dinner-axis">
        {[...marks, ...tables].map((mark) => (
          <span key={mark} data-table={tables.includes(mark) || undefined} style={placed(mark)}>
            {at(mark)}
          </span>
        ))}
      </div>
      {lanes.hands.map(({ cook, blocks, free }) => (
        <Lane
          key={`hands ${cook}`}
          name={isAlone ? t('dinner.plan.yourHands') : (cookNames[cook] ?? '')}
          detail={
            isAlone
              ? t('dinner.min', { count: blocks.reduce((sum, one) => sum + one.to - one.from, 0) })
              : [...new Set(blocks.map(nameOf))].join(', ')
          }
        >
          {track(
            <>
              {free.map((one) => (
                <span key={one.from} className="dinner-gap" style={placed(one.from, one.to)}>
                  {one.kind === 'free'
                    ? t('dinner.plan.forYou', { count: one.to - one.from })
                    : one.to - one.from}
                </span>
              ))}
              {blocks.map((one) => (
                <span
                  key={`${one.dish} ${one.from}`}
                  className="dinner-bar"
                  data-form={formOf(one.dish)}
                  style={placed(one.from, one.to)}
                >
                  {(one.steps[0] ?? 0) + 1}
                </span>
              ))}
            </>,
          )}
        </Lane>
      ))}
      {lanes.ovens.map(({ oven, stays: own, heatings }) => (
        <Lane
          key={`oven ${oven}`}
          name={
            lanes.ovens.length > 1
              ? t('dinner.plan.ovenNumber', { number: oven + 1 })
              : t('dinner.plan.oven')
          }
          detail={t('dinner.plan.ovenHint')}
        >
          {track(
            <>
              {heatings.map((line) => (
                <span
                  key={line.from}
                  className="dinner-bar"
                  data-heat=""
                  style={placed(line.from, line.to)}
                >
                  <span>{heat(line.celsius)}</span>
                </span>
              ))}
              {stays(own, (one) => `${nameOf(one)}, ${heat(one.celsius)}`)}
            </>,
          )}
        </Lane>
      ))}
      {lanes.hob.map((ring, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rings have no other name
        <Lane key={`ring ${index}`} name={t('dinner.plan.hob')}>
          {track(stays(ring, nameOf))}
        </Lane>
      ))}
      {lanes.waits.length > 0 && (
        <Lane name={t('dinner.plan.waits')} detail={t('dinner.plan.waitsHint')}>
          {track(stays(lanes.waits, nameOf))}
        </Lane>
      )}
    </div>
  )
}

function Lane({ name, detail, children }: { name: string; detail?: string; children: ReactNode }) {
  return (
    <>
      <p className="dinner-lane">
        {name}
        {detail !== undefined && <small>{detail}</small>}
      </p>
      {children}
    </>
  )
}
