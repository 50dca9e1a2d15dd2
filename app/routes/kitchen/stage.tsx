import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { CookStage, ElbowMap } from '#design-system/kitchen/index.ts'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'
import {
  LateAskBell,
  ringingTimers,
  useKitchenPreferences,
  useLiveSessions,
  useShowStage,
  type KitchenSession,
} from '#app/features/kitchen/index.ts'
import type { ByEarView } from '#app/features/by-ear/index.ts'
import { LatePrintedRecipe } from '#app/features/print/index.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { Bar } from './bar.tsx'
import { useByEarControl } from './by-ear-control.ts'
import { filmKindOf, FilmSlot, FilmView } from './film-view.tsx'
import { Foot } from './foot.tsx'
import { LateByEar, LateCountStuck, LateOpenTimer } from './late.ts'
import { LayOutView } from './lay-out-view.tsx'
import type { OverviewProps } from './overview.tsx'
import { Shelf } from './shelf.tsx'
import { Far, Hand, StepNumber, StepWords } from './step-parts.tsx'
import { useScene, type Scene } from './use-scene.ts'
import { useSecondPress } from './use-second-press.ts'
import { useSpokenStep } from './use-spoken-step.ts'
import { useStageKeys } from './use-stage-keys.ts'
import { useStopped } from './use-stopped.ts'

/** All steps, timers and settings. Its code is fetched once the stage is shown, before anyone opens it. */
const LateOverview = lateComponent<OverviewProps>(
  async () => (await import('./overview.tsx')).Overview,
)

/** Props of {@link Stage}. */
export interface StageProps {
  session: KitchenSession
  recipe: Recipe
  steps: readonly HowToStep[]
  /** Called before the cook ends the session here. */
  onLeave: () => void
}

/** The stage of a session: mise en place, then each step in its moments. */
export function Stage({ session, recipe, steps, onLeave }: StageProps) {
  const scene = useScene(session, recipe, steps, onLeave)
  const { current, now } = scene
  const [preferences, change] = useKitchenPreferences()
  const ringing = ringingTimers(useLiveSessions(), now)[0]
  const stopped = useStopped()
  const awake = useWakeLock(true)
  const root = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const [sheet, setSheet] = useState<{ timer?: string; overview?: boolean }>({})
  const [seconds, setSeconds] = useState(0)
  // Stored now: the code that counts loads later, when the cook may have moved on.
  const [begunAt] = useState(session.step)
  const close = () => setSheet({})
  const ear = useByEarControl()
  const { voiced } = ear
  const { onAnswer, onClickCapture } = useSecondPress()
  useShowStage()
  useStageKeys(scene, ringing, ear)
  useSpokenStep(scene, ear)
  useFocusedMain(root, main)

  const { reach, elbow } = preferences
  const timers = {
    scene,
    stopped,
    onOpen: (timer: { id: string }) => setSheet({ timer: timer.id }),
  }
  const isFar = reach === 'far' && current !== undefined
  const whole = current ? (
    isFar && <Far scene={scene} />
  ) : (
    <LayOutView scene={scene} steps={steps} />
  )
  return (
    <CookStage
      ref={root}
      moment={session.moment}
      film={filmKindOf(scene)}
      reach={reach}
      elbow={elbow}
      onClickCapture={onClickCapture}
      onClick={(event) => {
        if (elbow && !ringing) pressWithElbow(event, scene, voiced)
      }}
      bar={<Bar scene={scene} root={root} ear={ear} onSteps={() => setSheet({ overview: true })} />}
      picture={<FilmView scene={scene} ear={voiced} onTimeChange={setSeconds} />}
      slot={
        (filmKindOf(scene) !== 'none' || ear.view) && (
          <FilmSlot scene={scene} ear={ear.view} seconds={seconds} />
        )
      }
      number={current && <StepNumber scene={scene} />}
      words={current && <StepWords {...timers} ear={ear.view} />}
      hand={<Hand scene={scene} />}
      {...(whole && { whole })}
      shelf={<Shelf {...timers} onMore={() => setSheet({ overview: true })} />}
      foot={
        <Foot
          scene={scene}
          ringing={ringing}
          stopped={stopped}
          focusesRing={sheet.timer === undefined && !sheet.overview}
          onAnswer={onAnswer}
          mainRef={main}
          ear={ear}
        />
      }
    >
      {elbow && !preferences.elbowShown && (
        <ElbowMap onClose={() => change({ elbowShown: true })} />
      )}
      <LateOverview
        {...timers}
        open={sheet.overview === true}
        onOpenChange={(isOpen) => setSheet(isOpen ? { overview: true } : {})}
        awake={awake}
        ear={ear}
      />
      {ear.isOn && (
        <LateByEar
          scene={scene}
          isRinging={ringing !== undefined}
          onView={ear.show}
          onStop={ear.stop}
        />
      )}
      {/* Never over another sheet. */}
      {!ringing && sheet.timer === undefined && !sheet.overview && <LateAskBell />}
      <LateCountStuck
        session={session}
        steps={steps}
        begunAt={begunAt}
        authorId={recipe.Author.Id}
      />
      <LatePrintedRecipe recipe={recipe} servings={session.people} />
      <LateOpenTimer stopped={stopped} id={sheet.timer} onClose={close} />
    </CookStage>
  )
}

/** Moves the focus to the large button when the focused element has disappeared. */
function useFocusedMain(
  root: RefObject<HTMLElement | null>,
  main: RefObject<HTMLButtonElement | null>,
): void {
  // After each render: only then can an element that had the focus be gone.
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body || focused === root.current
    if (isLost) main.current?.focus({ preventScroll: true })
  })
}

/** Elements that handle their own presses in elbow mode. */
const OWN_PRESSES =
  'button, a, input, dialog, [data-slot="cook-bar"], [data-slot="timer-shelf"], [data-slot="elbow-map"]'

/** A press in the left third goes back, any other goes on. */
function pressWithElbow(
  event: MouseEvent<HTMLElement>,
  scene: Scene,
  ear: ByEarView | undefined,
): void {
  const target = event.target as Element
  if (target.closest(OWN_PRESSES) || scene.session.step === 0) return
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const isLeft = event.clientX - left < width / 3
  if (ear) (isLeft ? ear.previous : ear.next)()
  else if (isLeft) scene.goBack()
  else if (scene.session.moment === 'ready') scene.play()
  else scene.goOn()
}
