import type { Ref } from 'react'
import { ByEarStart, NextLine, RingBand, WatchControls } from '#design-system/kitchen/index.ts'
import {
  LateOverdueNote,
  leftOf,
  openTimers,
  timerPhase,
  useKitchen,
  useLiveSessions,
  type Ringing,
} from '#app/features/kitchen/index.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { minutesToTime } from '#contract/text/time.ts'
import type { ByEarControl } from './by-ear-control.ts'
import type { Scene } from './use-scene.ts'
import type { StoppedTimer } from './use-stopped.ts'
import { useReadyFor } from './use-ready-for.ts'

/** Props of {@link Foot}. */
export interface FootProps {
  scene: Scene
  /** The timer that rings; it takes the place of all else. */
  ringing: Ringing | undefined
  stopped: StoppedTimer
  /** Whether the bell may take the focus. */
  focusesRing: boolean
  /** Called when the cook answers the bell. */
  onAnswer: () => void
  /** The large button. */
  mainRef: Ref<HTMLButtonElement>
  /** Cooking by ear: on, and what it is at. */
  ear: ByEarControl
}

/** The foot of the stage: what comes next, the controls of the film, or the timer that rings. */
export function Foot({ scene, ringing, stopped, focusesRing, onAnswer, mainRef, ear }: FootProps) {
  const { t } = useWords()
  const { session, current, next, goOn, goBack, play } = scene
  const readyFor = useReadyFor(scene)
  const running = openTimers(useLiveSessions()).length
  const { step, stepCount: total, moment } = session
  if (ringing) {
    return (
      <Ring
        // A further timer rings in a band of its own, which takes the focus again.
        key={`${ringing.timer.id} ${ringing.since}`}
        scene={scene}
        ringing={ringing}
        stopped={stopped}
        takesFocus={focusesRing}
        onAnswer={onAnswer}
      />
    )
  }
  const byEar = ear.voiced
  if (byEar?.isBusy) {
    return (
      <WatchControls
        playing={!byEar.isPaused}
        next={next}
        total={total}
        onBack={byEar.back}
        onToggle={byEar.togglePause}
        onNext={byEar.next}
        // Space goes on, so the focus lies there.
        nextRef={mainRef}
      />
    )
  }
  if (moment === 'watch') {
    return (
      <WatchControls
        playing={scene.isPlaying}
        next={next}
        total={total}
        onBack={goBack}
        onToggle={() => (scene.isPlaying ? scene.setPlaying(false) : play())}
        onNext={goOn}
        playRef={mainRef}
      />
    )
  }
  const isChosen = moment === 'ready' && current !== undefined
  const to = isChosen ? current : next
  const shared = {
    total,
    timers: running,
    nextRef: mainRef,
    pending: scene.isAwaitingFilm,
    ...(step > 0 && { onBack: byEar?.back ?? goBack }),
    ...(step === 0 && {
      beside: <ByEarStart onClick={ear.toggle}>{t('kitchen.byEar')}</ByEarStart>,
    }),
  }
  if (!to)
    return <NextLine {...shared} go="last" step={total} title="" onNext={byEar?.next ?? goOn} />
  const go = step === 0 ? 'first' : isChosen ? 'this' : 'next'
  return (
    <NextLine
      {...shared}
      go={go}
      step={to.number}
      title={to.title}
      ready={readyFor(to)}
      onNext={byEar?.next ?? (isChosen ? play : goOn)}
    />
  )
}

interface RingProps {
  scene: Scene
  ringing: Ringing
  stopped: StoppedTimer
  takesFocus: boolean
  onAnswer: () => void
}

const writeSeconds = (seconds: number) => formatDuration(minutesToTime(seconds / 60))

/** A timer that rings, of this recipe or of another one. */
function Ring({ scene, ringing, stopped, takesFocus, onAnswer }: RingProps) {
  const { act } = useKitchen()
  const answer = (done: () => void) => {
    onAnswer()
    done()
  }
  const hasSeveral = useLiveSessions().length > 1
  const { session, timer, since } = ringing
  const { now, steps } = scene
  const isHere = session.id === scene.session.id
  const step = isHere ? steps.find(({ number }) => number === timer.step) : undefined
  const isLook = timerPhase(timer, now) === 'look'
  const milliseconds = isLook ? leftOf(timer, now) : now - since
  return (
    <RingBand
      bell={isLook ? 'look' : 'rings'}
      name={timer.name}
      picture={step?.picture ?? { src: null }}
      seconds={Math.max(Math.floor(milliseconds / 1000), 0)}
      sign={step?.step.Until}
      range={
        timer.first === null ? undefined : [writeSeconds(timer.first), writeSeconds(timer.total)]
      }
      mark={hasSeveral ? session.mark : undefined}
      recipe={hasSeveral || !isHere ? session.recipeName : undefined}
      late={<LateOverdueNote ringing={ringing} />}
      onStop={() => answer(() => stopped.stop(session.id, timer))}
      onAdd={(minutes) =>
        answer(() => act(session.id, { kind: 'addMinutes', timer: timer.id, minutes }))
      }
      onGoOn={() => answer(() => act(session.id, { kind: 'answerLook', timer: timer.id }))}
      focusStop={takesFocus}
    />
  )
}
