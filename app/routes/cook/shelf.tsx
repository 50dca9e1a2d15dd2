import { useNavigate } from 'react-router-dom'
import { TimerCell, TimerShelf } from '#design-system/cook-mode/index.ts'
import {
  leftToBell,
  openTimers,
  ringsSince,
  shownTimer,
  useSessions,
  useStepPicture,
  type KitchenTimer,
  type SessionTimer,
} from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import type { Scene } from './use-scene.ts'
import type { StoppedTimer } from './use-stopped.ts'

/** Cells that are shown side by side. */
const CELLS = 2

/** Props of {@link Shelf} and {@link AllTimers}. */
export interface ShelfProps {
  scene: Scene
  /** The timer that was stopped a moment ago, which can be undone. */
  stopped: StoppedTimer
  /** Opens a timer of this recipe. */
  onOpen: (timer: KitchenTimer) => void
}

/** Timers that run, over all recipes, the one that rings next at the front. */
function useRunning({ now }: Scene): SessionTimer[] {
  return openTimers(useSessions())
    .filter(({ timer }) => ringsSince(timer, now) === undefined)
    .toSorted((a, b) => leftToBell(a.timer, now) - leftToBell(b.timer, now))
}

/** The cells of all timers: to undo, running, and those that the current step offers. */
function useCells({ scene, stopped, onOpen }: ShelfProps) {
  const { t, language } = useWords()
  const { session, current, steps, now, startTimer } = scene
  const running = useRunning(scene)
  const hasSeveral = useSessions().length > 1
  const pictureOf = (step: number) =>
    steps.find(({ number }) => number === step)?.picture ?? { src: null }

  const undo = stopped.timer && (
    <TimerCell
      key="undo"
      {...shownTimer(stopped.timer, { picture: { src: null }, now, language })}
      onClick={stopped.undo}
    />
  )
  const cells = running.map(({ session: own, timer }) =>
    own.id === session.id ? (
      <TimerCell
        key={timer.id}
        {...shownTimer(timer, { picture: pictureOf(timer.step), now, language })}
        mark={hasSeveral ? own.mark : undefined}
        onClick={() => onOpen(timer)}
      />
    ) : (
      <OtherTimer key={timer.id} session={own} timer={timer} now={now} />
    ),
  )
  const offered = current?.timers.timers.map((timer, time) => {
    const isKnown = session.timers.some(
      (known) => known.step === current.number && known.time === time && known.endedAt === null,
    )
    return (
      !isKnown && (
        <TimerCell
          // oxlint-disable-next-line react/no-array-index-key -- the timers of a step are known by their index
          key={`idle ${time}`}
          state="idle"
          name={timer.name ?? t('kitchen.timer', { number: current.number })}
          picture={current.picture}
          left={timer.total}
          total={timer.total}
          first={timer.first}
          onClick={() => startTimer(current, time)}
        />
      )
    )
  })
  return [undo, ...cells, ...(offered ?? [])].filter(Boolean)
}

/** A timer of another recipe, which leads there. */
function OtherTimer({ session, timer, now }: SessionTimer & { now: number }) {
  const { t, language } = useWords()
  const navigate = useNavigate()
  const { recipeId, recipeName: recipe, mark } = session
  const picture = useStepPicture({ recipeId, step: timer.step })
  return (
    <TimerCell
      {...shownTimer(timer, { picture, now, language })}
      place={t('kitchen.timerPlace', { number: timer.step, recipe })}
      mark={mark}
      onClick={() => void navigate(pathOf('cook', recipeId))}
    />
  )
}

/** The shelf above the foot: the two timers that matter most. Nothing without timers. */
export function Shelf({ onMore, ...props }: ShelfProps & { onMore: () => void }) {
  const cells = useCells(props)
  if (cells.length === 0) return null
  return (
    <TimerShelf more={Math.max(cells.length - CELLS, 0)} onMore={onMore}>
      {cells.slice(0, CELLS)}
    </TimerShelf>
  )
}

/** All timers, in the overview. */
export function AllTimers(props: ShelfProps) {
  return useCells(props)
}
