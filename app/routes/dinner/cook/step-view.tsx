import type { ReactNode, Ref } from 'react'
import { CookAction, CookNumber, NextLine, WatchControls } from '#design-system/kitchen/index.ts'
import { Hourglass } from '#design-system/icon/lucide.ts'
import {
  openTimers,
  useKitchenPreferences,
  useLiveSessions,
  type KitchenSession,
} from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ByEarControl } from '#app/routes/kitchen/by-ear-control.ts'
import { filmKindOf, FilmView } from '#app/routes/kitchen/film-view.tsx'
import { Shelf } from '#app/routes/kitchen/shelf.tsx'
import { Far, Hand, StepWords } from '#app/routes/kitchen/step-parts.tsx'
import { useSpokenStep } from '#app/routes/kitchen/use-spoken-step.ts'
import type { Scene } from '#app/routes/kitchen/use-scene.ts'
import { comingOf, nameOf, stepOf, type Cooking } from './cooking.ts'
import { DinnerFrame } from './dinner-frame.tsx'
import { EveningStrip, ownSteps } from './evening-strip.tsx'
import { SoonFoot } from './soon-foot.tsx'
import { useDinnerScene, type ShownStep } from './use-dinner-scene.ts'
import { useLine } from './use-line.ts'
import { useNextReady } from './use-next-ready.ts'

const nothing = () => undefined

/** A dinner is not read aloud: nobody hears two dishes at once. */
const NOT_BY_EAR: ByEarControl = {
  isOn: false,
  view: undefined,
  voiced: undefined,
  show: nothing,
  toggle: nothing,
  stop: nothing,
}

/** Props of {@link StepView}. */
export interface StepViewProps {
  cooking: Cooking
  shown: ShownStep
  session: KitchenSession
  children?: ReactNode
}

/** A step of a dinner: in the hands of the cook, or looked at. */
export function StepView({ cooking, shown, session, children }: StepViewProps) {
  const { t } = useWords()
  const scene = useDinnerScene(cooking, shown, session)
  const { openSheet, look } = cooking
  const [{ reach }] = useKitchenPreferences()
  const line = useLine(cooking)
  const { isPresent } = shown
  const name = nameOf(cooking.followed.dinner, shown.step.dish)
  useSpokenStep(scene, NOT_BY_EAR)
  const canRepeat = scene.current?.isFilmed === true && isPresent
  const onBack = isPresent ? scene.goBack : () => look(undefined)
  const isFar = reach === 'far' && scene.current !== undefined
  return (
    <DinnerFrame
      cooking={cooking}
      line={line}
      moment={scene.session.moment}
      film={filmKindOf(scene)}
      onNext={isPresent ? scene.goOn : () => look(undefined)}
      onBack={onBack}
      picture={
        <FilmView key={scene.recipe.Id} scene={scene} ear={undefined} onTimeChange={nothing} />
      }
      slot={<EveningStrip cooking={cooking} />}
      number={
        <CookNumber
          step={scene.session.step}
          total={session.stepCount}
          name={name}
          action={filmKindOf(scene) === 'none' ? scene.current?.action : undefined}
          onAgain={canRepeat ? scene.play : undefined}
        >
          <CookAction icon={Hourglass} aria-keyshortcuts="l" onClick={() => openSheet('late')}>
            {t('dinner.cook.late')}
          </CookAction>
        </CookNumber>
      }
      renderWords={({ onOpen }) => <StepWords scene={scene} ear={undefined} onOpen={onOpen} />}
      hand={<Hand scene={scene} />}
      {...(isFar && { whole: <Far scene={scene} /> })}
      renderShelf={(timers) => (
        <Shelf {...timers} scene={scene} onMore={() => openSheet('evening')} />
      )}
      renderFoot={(main) =>
        isPresent ? (
          <StepFoot cooking={cooking} scene={scene} mainRef={main} />
        ) : (
          <SoonFoot
            over={t('dinner.cook.looking', { name })}
            title={stepOf(cooking, shown.step).title}
            ready={[]}
            action={t('dinner.cook.backToNow')}
            onAction={() => look(undefined)}
            actionRef={main}
          />
        )
      }
    >
      {children}
    </DinnerFrame>
  )
}

function StepFoot({
  cooking,
  scene,
  mainRef,
}: {
  cooking: Cooking
  scene: Scene
  mainRef: Ref<HTMLButtonElement>
}) {
  const { t } = useWords()
  const { next, followed, minute, clock, evening } = cooking
  const ready = useNextReady(cooking, scene)
  const running = openTimers(useLiveSessions()).length
  const { moment, step, stepCount } = scene.session
  if (moment === 'watch')
    return (
      <WatchControls
        playing={scene.isPlaying}
        next={scene.next}
        total={stepCount}
        onBack={scene.goBack}
        onToggle={() => (scene.isPlaying ? scene.setPlaying(false) : scene.play())}
        onNext={scene.goOn}
        playRef={mainRef}
      />
    )
  const shared = { onNext: scene.goOn, nextRef: mainRef }
  const hasBack = ownSteps(cooking)[0] !== cooking.present
  const back = hasBack ? { onBack: scene.goBack } : {}
  if (scene.next && scene.next.number === step + 1 && scene.steps.includes(scene.next))
    return (
      <NextLine
        {...shared}
        {...back}
        go="next"
        over={t('dinner.cook.next', { name: scene.session.recipeName })}
        step={step + 1}
        total={stepCount}
        title={scene.next.title}
      />
    )
  if (!next) {
    const table = Math.max(...evening.dishes.map(({ eatenAt }) => eatenAt))
    return (
      <NextLine
        {...shared}
        {...back}
        go="last"
        step={stepCount}
        total={stepCount}
        title={t('dinner.cook.lastTitle', { time: clock.at(table) })}
        timers={running}
      />
    )
  }
  const { number, total, title } = stepOf(cooking, next)
  const name = nameOf(followed.dinner, next.dish)
  const wait = next.start - Math.max(minute, cooking.present?.handsEnd ?? minute)
  return (
    <NextLine
      {...shared}
      {...back}
      go="next"
      over={wait > 2 ? comingOf(cooking, next, t) : t('dinner.cook.next', { name })}
      step={number}
      total={total}
      title={title}
      ready={ready}
    />
  )
}
