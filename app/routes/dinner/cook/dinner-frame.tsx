import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { CookStage, type CookFilmKind, type CookMoment } from '#design-system/kitchen/index.ts'
import {
  LateAskBell,
  ringingTimers,
  useKitchenPreferences,
  useLiveSessions,
  useNow,
  useShowStage,
} from '#app/features/kitchen/index.ts'
import { LateOpenTimer } from '#app/routes/kitchen/late.ts'
import { useSecondPress } from '#app/routes/kitchen/use-second-press.ts'
import { useStopped, type StoppedTimer } from '#app/routes/kitchen/use-stopped.ts'
import type { Cooking } from './cooking.ts'
import { DinnerBar } from './dinner-bar.tsx'
import { DinnerRing } from './dinner-ring.tsx'
import { useDinnerKeys } from './use-dinner-keys.ts'

/** What the shelf of a view needs. */
export interface TimerParts {
  readonly stopped: StoppedTimer
  readonly onOpen: (timer: { id: string }) => void
}

/** Props of {@link DinnerFrame}. */
export interface DinnerFrameProps {
  cooking: Cooking
  line: string
  moment: CookMoment
  film: CookFilmKind
  withBands?: boolean
  /** What Space and the arrows do; nothing while a timer rings or a sheet is open. */
  onNext: () => void
  onBack?: (() => void) | undefined
  picture?: ReactNode
  slot?: ReactNode
  number?: ReactNode
  renderWords?: (timers: TimerParts) => ReactNode
  hand?: ReactNode
  whole?: ReactNode
  renderShelf?: (timers: TimerParts) => ReactNode
  /** Where no timer rings. */
  renderFoot: (main: Ref<HTMLButtonElement>) => ReactNode
  /** Sheets. */
  children?: ReactNode
}

/** The stage of a dinner: the grid of the kitchen, one band more, and the bell of every dish. */
export function DinnerFrame({
  cooking,
  line,
  moment,
  film,
  withBands = true,
  onNext,
  onBack,
  picture,
  slot,
  number,
  renderWords,
  hand,
  whole,
  renderShelf,
  renderFoot,
  children,
}: DinnerFrameProps) {
  const now = useNow()
  const [{ reach }] = useKitchenPreferences()
  const ringing = ringingTimers(useLiveSessions(), now)[0]
  const stopped = useStopped()
  const root = useRef<HTMLDivElement>(null)
  const [main, setMain] = useState<HTMLButtonElement | null>(null)
  const [timer, setTimer] = useState<string>()
  const { onAnswer, onClickCapture } = useSecondPress()
  useShowStage()
  useDinnerKeys(cooking, { onNext, onBack, isOff: ringing !== undefined })
  // After each render: only then can an element that had the focus be gone.
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body || focused === root.current
    if (isLost) main?.focus({ preventScroll: true })
  })
  const parts = { stopped, onOpen: ({ id }: { id: string }) => setTimer(id) }
  return (
    <CookStage
      ref={root}
      moment={moment}
      film={film}
      reach={reach}
      className="dinner-stage"
      onClickCapture={onClickCapture}
      bar={
        <DinnerBar cooking={cooking} line={line} root={root} withBands={withBands && !ringing} />
      }
      picture={picture}
      slot={slot}
      number={number}
      words={renderWords?.(parts)}
      hand={hand}
      {...(whole !== undefined && { whole })}
      shelf={renderShelf?.(parts)}
      foot={
        ringing ? (
          <DinnerRing
            cooking={cooking}
            ringing={ringing}
            now={now}
            stopped={stopped}
            takesFocus={timer === undefined}
            onAnswer={onAnswer}
          />
        ) : (
          renderFoot(setMain)
        )
      }
    >
      {children}
      {!ringing && timer === undefined && !cooking.sheet && <LateAskBell />}
      <LateOpenTimer stopped={stopped} id={timer} onClose={() => setTimer(undefined)} />
    </CookStage>
  )
}
