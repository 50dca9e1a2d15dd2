import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Coffee, Flame, Hourglass, Utensils } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FAN_LESS } from '#cooking/heat/oven-heat.ts'
import type { KeptDish } from '#contract/dinner/dinner.ts'
import type { DinnerDish, DinnerPlan } from '#cooking/dinner/dinner.ts'
import { lanesOf } from '#cooking/dinner/shown/lanes.ts'
import { inOvenAt, rowsOf, type PlanRow } from '#cooking/dinner/shown/rows.ts'
import { DishSquare, formOf } from '../dish-square.tsx'
import type { useClock } from '../use-clock.ts'

/** Props of {@link PlanList}. */
export interface PlanListProps {
  plan: DinnerPlan
  made: readonly DinnerDish[]
  dishes: readonly KeptDish[]
  clock: ReturnType<typeof useClock>
  /** Only what this cook does, and what all have in common. */
  cook?: number
}

/** What begins when, as a list that Tab reaches once; beside the times stands what is in the oven. */
export function PlanList({ plan, made, dishes, clock, cook }: PlanListProps) {
  const rows = rowsOf(plan, made).filter((row) => cook === undefined || isOf(row, cook))
  const [chosen, setChosen] = useState(0)
  // Another plan may have fewer rows.
  const reached = Math.min(chosen, rows.length - 1)
  const heats = lanesOf(plan, made).ovens.flatMap(({ heatings }) => heatings)
  const isHeating = (at: number) => heats.some(({ from, to }) => from <= at && at < to)
  const choose = ({ currentTarget, target }: FocusEvent<HTMLOListElement>) =>
    setChosen(Math.max(0, [...currentTarget.children].indexOf(target)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row
    <ol className="dinner-list" onKeyDown={walk} onFocus={choose}>
      {rows.map((row, index) => {
        const inOven = inOvenAt(plan.steps, row.at)[0]
        return (
          <li
            key={`${row.kind} ${row.at} ${row.kind === 'step' ? `${row.step.dish}.${row.step.step}` : ''}`}
            data-kind={row.kind}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows go from row to row
            tabIndex={index === reached ? 0 : -1}
          >
            <time>{clock.at(row.at)}</time>
            <span
              aria-hidden="true"
              className="dinner-oven"
              data-form={cook === undefined && inOven ? formOf(inOven.dish) : undefined}
              data-heats={(cook === undefined && !inOven && isHeating(row.at)) || undefined}
            />
            <Row
              row={row}
              dishes={dishes}
              clock={clock}
              inOvenName={inOven && dishes[inOven.dish]?.Name}
            />
          </li>
        )
      })}
    </ol>
  )
}

function isOf(row: PlanRow, cook: number): boolean {
  if (row.kind === 'step') return row.step.cook === cook
  return row.kind === 'free' || row.kind === 'spare' ? row.free.cook === cook : cook === 0
}

/** Arrows up and down go from row to row, Home and End to the first and the last. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const rows = [...event.currentTarget.children] as HTMLElement[]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const goals: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const next = rows[goals[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface RowProps {
  row: PlanRow
  dishes: readonly KeptDish[]
  clock: PlanListProps['clock']
  inOvenName: string | undefined
}

function Row({ row, dishes, clock, inOvenName }: RowProps) {
  const { t } = useWords()
  const nameOf = (dish: number) => dishes[dish]?.Name ?? ''
  switch (row.kind) {
    case 'heat': {
      const { celsius } = row.heating
      return (
        <Words
          icon={Flame}
          title={t(row.isOn ? 'dinner.plan.heat' : 'dinner.plan.heatTo', {
            heat: clock.heat(celsius),
          })}
          detail={t('dinner.plan.fan', { heat: clock.heat(celsius - FAN_LESS, true) })}
        />
      )
    }
    case 'step': {
      const { dish, step } = row.step
      const detail = [
        ...row.comesOut.map((one) => t('dinner.plan.outOven', { name: nameOf(one.dish) })),
        ...row.goesIn.map((one) =>
          t('dinner.plan.inOven', { name: nameOf(one.dish), count: one.waitEnd - one.handsEnd }),
        ),
        ...(row.heatsTo
          ? [t('dinner.plan.heatTo', { heat: clock.heat(row.heatsTo.celsius) })]
          : []),
      ]
      return (
        <Words
          mark={<DishSquare dish={dish}>{String(step + 1)}</DishSquare>}
          title={dishes[dish]?.Steps[step]?.Title ?? nameOf(dish)}
          detail={detail.join('. ')}
          end={row.minutes > 0 ? t('dinner.min', { count: row.minutes }) : undefined}
        />
      )
    }
    case 'free':
      return (
        <Words
          icon={Coffee}
          title={t('dinner.plan.forYou', { count: row.free.to - row.free.from })}
          detail={inOvenName === undefined ? '' : t('dinner.plan.inOvenNow', { name: inOvenName })}
        />
      )
    case 'spare':
      return (
        <Words
          icon={Hourglass}
          title={t('dinner.plan.spare', { count: row.free.to - row.free.from })}
          detail={t('dinner.plan.spareHint')}
        />
      )
    default: {
      const [only] = row.dishes
      const isAll = row.dishes.length === dishes.length
      return (
        <Words
          icon={Utensils}
          title={
            isAll || only === undefined
              ? t('dinner.plan.table')
              : t('dinner.plan.tableOne', { name: row.dishes.map(nameOf).join(', ') })
          }
          detail={row.stood
            .map(({ dish, minutes }) =>
              t('dinner.plan.stood', { name: nameOf(dish), count: minutes }),
            )
            .join(' ')}
        />
      )
    }
  }
}

function Words({
  mark,
  icon,
  title,
  detail,
  end,
}: {
  mark?: ReactNode
  icon?: IconDrawing
  title: string
  detail: string
  end?: string
}) {
  return (
    <div className="dinner-row">
      {mark ?? (
        <span className="dinner-no" data-event="">
          {icon && <Icon of={icon} />}
        </span>
      )}
      <span>
        <span className="dinner-row-title">{title}</span>
        {detail !== '' && <small>{detail}</small>}
      </span>
      {end !== undefined && <span className="dinner-minutes">{end}</span>}
    </div>
  )
}
