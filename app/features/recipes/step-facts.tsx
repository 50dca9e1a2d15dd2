import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Thermometer, Timer } from '#design-system/icon/lucide.ts'
import { camelCase } from '#contract/text/camel-case.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep, StepHeat, StepTime } from '#contract/recipes/how-to.ts'
import { FAN_LESS } from '#cooking/heat/oven-heat.ts'
import { readAmounts } from '#cooking/step-text.ts'
import { minutesToTime } from '#contract/text/time.ts'
import { writeOvenHeat, writeTemperature, type UnitSystem } from './temperature.ts'
import { minutesOfTime } from './time-parts.ts'

/** Props of {@link StepFacts}. */
export interface StepFactsProps {
  step: HowToStep
  unitSystem: UnitSystem
}

/** Heat and waits below the words of a step. */
export function StepFacts({ step, unitSystem }: StepFactsProps) {
  const { t } = useWords()
  const { Heat = [], Core, Times = [] } = step
  const waits = Times.filter((time) => time.Passive && time.Kind)
  return (
    <>
      {Heat.map((heat) => (
        <Fact key={JSON.stringify(heat)} icon={Thermometer}>
          <HeatWords heat={heat} unitSystem={unitSystem} />
        </Fact>
      ))}
      {Core && (
        <Fact icon={Thermometer}>
          <Marked
            text={t('recipeFacts.core', {
              degrees: writeTemperature(Core.Celsius, unitSystem),
              place: Core.In,
            })}
          />
        </Fact>
      )}
      {waits.map((time) => (
        <Fact key={`${time.Min} ${time.Unit} ${time.Name}`} icon={Timer}>
          <span className="sr-only">{t('recipe.timer')}</span>
          {time.Name && `${time.Name}: `}
          <WaitWords time={time} />
        </Fact>
      ))}
      {Times.length === 0 && step.TimerMinutes !== null && (
        <Fact icon={Timer}>
          <span className="sr-only">{t('recipe.timer')}</span>
          {formatDuration(minutesToTime(step.TimerMinutes))}
        </Fact>
      )}
    </>
  )
}

function Fact({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-ink">
      <Icon of={icon} size="s" className="mt-0.5 text-ink-soft" />
      <span>{children}</span>
    </p>
  )
}

/** A text whose marked numbers stand out. */
function Marked({ text: marked }: { text: string }) {
  return readAmounts(marked).map(({ text, isAmount }, index) =>
    isAmount ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no ids
      <b key={index} className="font-semibold">
        {text}
      </b>
    ) : (
      text
    ),
  )
}

function HeatWords({ heat, unitSystem }: { heat: StepHeat; unitSystem: UnitSystem }) {
  const { t } = useWords()
  const { Oven, Fan, Grill, Hob, Celsius } = heat
  const parts: string[] = []
  if (Oven !== undefined) {
    const write = (celsius: number, isFan: boolean) =>
      t(isFan ? 'recipeFacts.fan' : 'recipeFacts.oven', {
        degrees: writeOvenHeat(celsius, { unitSystem, isFan, t }),
      })
    parts.push(write(Oven, Fan === true))
    if (Fan === undefined && !Grill) parts.push(write(Oven - FAN_LESS, true))
    if (Grill) parts.push(t('recipeFacts.grill'))
  }
  if (Hob !== undefined) {
    parts.push(
      t('recipeFacts.hob', { level: `<b>${t(`recipeFacts.levels.${camelCase(Hob)}`)}</b>` }),
    )
  }
  if (Celsius !== undefined) parts.push(writeTemperature(Celsius, unitSystem))
  return <Marked text={parts.join(' · ')} />
}

function WaitWords({ time }: { time: StepTime }) {
  const { t } = useWords()
  const from = minutesOfTime(time)
  const to = time.Max === undefined ? undefined : minutesOfTime({ ...time, Min: time.Max })
  const end = formatDuration(minutesToTime(to ?? from))
  const text =
    to === undefined ? end : t('recipeFacts.range', { from: rangeStart(time, from), to: end })
  return (
    <Marked text={t(`recipeFacts.stepWait.${time.Kind ?? 'rest'}`, { time: `<b>${text}</b>` })} />
  )
}

/** "5 to 7 min" names the unit once; "50 min to 1 h 10 min" cannot. */
function rangeStart({ Min, Max = Min, Unit }: StepTime, minutes: number): string {
  const isOneUnit = Unit === 'h' || (Unit === 'min' && Max < 60)
  return isOneUnit && Number.isInteger(Min) ? String(Min) : formatDuration(minutesToTime(minutes))
}
