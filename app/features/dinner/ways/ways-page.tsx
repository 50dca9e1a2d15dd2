import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Flame, Info } from '#design-system/icon/lucide.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { NotPossible, Way } from '#cooking/dinner/ways/ways.ts'
import { DinnerHead } from '../dinner-head.tsx'
import { DishLegend } from '../dish-legend.tsx'
import type { DishRecipe } from '../recipes/dinner-recipe.ts'
import { useClock } from '../use-clock.ts'
import { minuteAt } from '../minute-at.ts'
import { wayDinner, type WaysInput } from './way-dinner.ts'
import { wayText } from './way-text.ts'
import '../dinner.css'
import './ways.css'

/** Props of {@link WaysPage}. */
export interface WaysPageProps {
  input: WaysInput
  found: NotPossible
  names: readonly string[]
  /** Of the dishes that could be made instead of the longest. */
  otherNames: readonly string[]
  recipes: readonly (DishRecipe | undefined)[]
  now: number
  isPending: boolean
  onTake: (dinner: NonNullable<ReturnType<typeof wayDinner>>) => void
  onBack: () => void
}

/** What is possible, when a dinner is not as it is wanted: nothing is decided before the press. */
export function WaysPage({
  input,
  found,
  names,
  otherNames,
  recipes,
  now,
  isPending,
  onTake,
  onBack,
}: WaysPageProps) {
  const { t } = useWords()
  const clock = useClock(input.table)
  const minute = minuteAt({ Table: input.table }, now)
  const { first, ovenLast, ways } = found
  const [chosen, setChosen] = useState(0)
  const way = ways[chosen]
  const dinner = way && wayDinner(input, way)
  const length = (first ?? 0) - minute
  const title =
    first !== undefined
      ? t('dinner.ways.notBefore', { time: clock.at(first) })
      : t(ovenLast ? 'dinner.ways.ovenLast' : 'dinner.ways.never')
  const lead =
    first !== undefined
      ? t('dinner.ways.notBeforeText', {
          count: input.dishes.length,
          now: clock.at(minute),
          minutes: length,
        })
      : `${clock.day}, ${clock.at(0)}`
  return (
    <div className="dinner">
      <DinnerHead title={title} lead={lead} />
      <DishLegend
        dishes={input.dishes.map((dish, index) =>
          Object.assign({ Name: names[index] ?? '' }, dish),
        )}
        recipes={recipes}
      />
      <div className="dinner-two">
        <section className="dinner-ways">
          <RadioGroup
            label={t(ovenLast ? 'dinner.ways.how' : 'dinner.ways.title')}
            value={chosen}
            onValueChange={setChosen}
            options={ways.map((one, index) => ({
              value: index,
              label: <WayLabel way={one} {...{ found, names, otherNames }} at={clock.at} />,
            }))}
          />
        </section>
        <section>
          <h2>{t('dinner.ways.why', { time: clock.at(0) })}</h2>
          <Why input={input} found={found} names={names} minute={minute} />
        </section>
      </div>
      <div className="dinner-out">
        <p role="status">
          <b>
            {dinner && way?.later ? t('dinner.ways.onTable', { time: clock.at(way.later) }) : ''}
          </b>{' '}
          {t('dinner.ways.undecided')}
        </p>
        <div className="dinner-acts">
          <Button size="l" onClick={onBack}>
            {t('dinner.ways.back')}
          </Button>
          <Button
            variant="primary"
            size="l"
            pending={isPending}
            disabled={!dinner}
            onClick={() => {
              if (dinner) onTake(dinner)
            }}
          >
            {t('dinner.ways.planIt')}
          </Button>
        </div>
      </div>
    </div>
  )
}

interface WayLabelProps extends Pick<WaysPageProps, 'found' | 'names' | 'otherNames'> {
  way: Way
  at: (minute: number) => string
}

function WayLabel({ way, found, names, otherNames, at }: WayLabelProps) {
  const { t } = useWords()
  const { title, text } = wayText(t, way, { names, otherNames, ovenLast: found.ovenLast })
  const begin =
    way.plan && way.later !== undefined
      ? t('dinner.ways.beginAt', { time: at(way.plan.begin + way.later) })
      : ''
  return (
    <span className="dinner-way">
      <span>
        <b>{title}</b>
        <small>{[text, begin].filter(Boolean).join(' ')}</small>
      </span>
      <b className="dinner-way-time">{way.later === undefined ? '–' : at(way.later)}</b>
    </span>
  )
}

function Why({
  input,
  found,
  names,
  minute,
}: Pick<WaysPageProps, 'input' | 'found' | 'names'> & { minute: number }) {
  const { t } = useWords()
  const { longest, heating, ovenLast, first } = found
  return (
    <>
      {first !== undefined && (
        <p className="dinner-note">
          <Icon of={Info} />
          <span>
            {t('dinner.ways.alone', {
              name: names[longest.dish] ?? '',
              minutes: longest.minutes,
              left: Math.max(0, -minute),
            })}
          </span>
        </p>
      )}
      {first !== undefined && heating > 0 && (
        <p className="dinner-note">
          <Icon of={Flame} />
          <span>{t('dinner.ways.cold', { minutes: heating })}</span>
        </p>
      )}
      {(ovenLast || input.dishes.length > 1) && first === undefined && (
        <p className="dinner-note">
          <Icon of={Info} />
          <span>{t('dinner.ways.share')}</span>
        </p>
      )}
    </>
  )
}
