import { HoldChoice, HoldKitchen } from '#design-system/studio/hold-choice.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { usePictureAt } from './near-pictures.ts'
import { useOfTime } from './use-film.ts'
import type { Stage } from './use-stage.ts'

/** Width of the small kitchen's picture, in pixels. */
const PICTURE = 320

/** What the chosen step shows while the cook waits. */
export function HoldPanel({ stage }: { stage: Stage }) {
  const { t } = useWords()
  const { hold, chosen, player, steps } = stage
  const at = useOfTime(player, (time) => time)
  const picture = usePictureAt(player, at, PICTURE)
  if (!chosen.chosen || hold.way === undefined) return null
  const { number, title, waitMinutes } = chosen.chosen
  const ways = {
    only: [t('studio.stage.hold.only'), t('studio.stage.hold.onlyHint', { number })],
    after: [t('studio.stage.hold.after'), t('studio.stage.hold.afterHint', { number })],
    film: [t('studio.stage.hold.film'), t('studio.stage.hold.filmHint', { number })],
  } as const
  return (
    <HoldChoice
      title={t('studio.stage.hold.title')}
      label={t('studio.stage.hold.what', { number })}
      options={hold.ways.map((value) => ({ value, label: ways[value][0], hint: ways[value][1] }))}
      value={hold.way}
      onValueChange={hold.setWay}
      kitchenTitle={t('studio.stage.hold.kitchen')}
    >
      <HoldKitchen
        picture={picture}
        step={number}
        total={steps.length}
        text={title}
        timer={
          waitMinutes === undefined
            ? undefined
            : [t('studio.stage.hold.timer'), `${Math.round(waitMinutes)}\u00a0min`]
        }
      />
    </HoldChoice>
  )
}
