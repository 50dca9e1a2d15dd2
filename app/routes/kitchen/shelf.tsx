import { useNavigate } from 'react-router-dom'
import { TimerCell, TimerShelf } from '#design-system/kitchen/index.ts'
import { useMediaQuery } from '#design-system/lib/use-media-query.ts'
import {
  leftToBell,
  openTimers,
  ringsSince,
  shownTimer,
  useLiveSessions,
  useStepPicture,
  type KitchenTimer,
  type SessionTimer,
} from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { filmKindOf } from './film-view.tsx'
import type { Scene } from './use-scene.ts'
import type { StoppedTimer } from './use-stopped.ts'

/** Cells that are shown side by side. */
const CELLS = 2
const WIDE_CELLS = 4

/** Props of {@link Shelf} and {@link AllTimers}. */
export interface ShelfProps {
  scene: Scene
  /** The timer that was stopped a moment ago, which can be undone. */
  stopped: StoppedTimer
  /** Opens a timer that has no kitchen of its own to lead to. */
  onOpen: (timer: KitchenTimer) => void
}

/** Timers that run, over all recipes, the one that rings next at the front. */
function useRunning({ now }: Scene): SessionTimer[] {
  return openTimers(useLiveSessions())
    .filter(({ timer }) => ringsSince(timer, now) === undefined)
    .toSorted((a, b) => leftToBell(a.timer, now) - leftToBell(b.timer, now))
}

/** The cells of all timers: those to undo and those that run, and those that the current step offers. */
function useCells({ scene, stopped, onOpen }: ShelfProps) {
  const { language } = useWords()
  const { session, current, steps, now, startTimer } = scene
  const running = useRunning(scene)
  const hasSeveral = useLiveSessions().length > 1
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
      <OtherTimer
        key={timer.id}
        session={own}
        timer={timer}
        now={now}
        // A finished session has no kitchen, and of two sessions of a recipe one alone is shown in it.
        onOpen={own.endedAt !== null || own.recipeId === session.recipeId ? onOpen : undefined}
      />
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
          key={`idle ${current.number} ${time}`}
          state="idle"
          name={current.timerNames[time] ?? ''}
          picture={current.picture}
          left={timer.total}
          total={timer.total}
          first={timer.first}
          onClick={() => startTimer(current, time)}
        />
      )
    )
  })
  return { open: [undo, ...cells].filter(Boolean), offered: offered?.filter(Boolean) ?? [] }
}

interface OtherTimerProps extends SessionTimer {
  now: number
  /** Opens it here; undefined where it has a kitchen, which a press opens. */
  onOpen: ShelfProps['onOpen'] | undefined
}

/** A timer of another session. */
function OtherTimer({ session, timer, now, onOpen }: OtherTimerProps) {
  const { t, language } = useWords()
  const navigate = useNavigate()
  const { recipeId, recipeName: recipe, mark } = session
  const picture = useStepPicture({ recipeId, step: timer.step })
  return (
    <TimerCell
      {...shownTimer(timer, { picture, now, language })}
      place={t('kitchen.timerPlace', { number: timer.step, recipe })}
      mark={mark}
      onClick={() => (onOpen ? onOpen(timer) : void navigate(pathOf('cook', recipeId)))}
    />
  )
}

/** Stages that have room for {@link WIDE_CELLS}, in two rows: beside a film only high ones. See `wide.css`. */
const WIDE = {
  plain: '(width >= 56.25rem) and (height > 31.25rem) and (orientation: landscape)',
  film: '(width >= 75rem) and (height >= 48rem) and (orientation: landscape)',
}

/** The shelf above the foot: the timers that matter most. Nothing without timers. */
export function Shelf({ onMore, ...props }: ShelfProps & { onMore: () => void }) {
  const { open, offered } = useCells(props)
  const isWide = useMediaQuery(filmKindOf(props.scene) === 'none' ? WIDE.plain : WIDE.film)
  const cells = [...open, ...offered]
  const shown = isWide ? WIDE_CELLS : CELLS
  if (cells.length === 0) return null
  return (
    <TimerShelf
      more={Math.max(open.length - shown, 0)}
      offered={Math.max(cells.length - Math.max(open.length, shown), 0)}
      onMore={onMore}
    >
      {cells.slice(0, shown)}
    </TimerShelf>
  )
}

/** All timers, in the overview. */
export function AllTimers(props: ShelfProps) {
  const { open, offered } = useCells(props)
  return [...open, ...offered]
}
