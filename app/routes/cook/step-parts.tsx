import { AtHand, CookNumber, CookWords, FarWords } from '#design-system/cook-mode/index.ts'
import { LateRepeat, useHasRepeat } from '#app/features/cooked/index.ts'
import { LateKitchenNotes } from '#app/features/notes/index.ts'
import type { EarView } from '#app/features/ear/index.ts'
import { LateEarDescription } from './late-ear.tsx'
import { filmKindOf } from './film-view.tsx'
import { stepRuns } from './step-runs.ts'
import { useItems } from './use-items.ts'
import type { Scene } from './use-scene.ts'

/** The number of the step, its drawing where there is no picture, and Again. */
export function StepNumber({ scene }: { scene: Scene }) {
  const { current, session, play, recipe } = scene
  const canRepeat = current?.isFilmed === true && session.moment !== 'ready'
  return (
    <CookNumber
      step={session.step}
      total={session.stepCount}
      action={filmKindOf(scene) === 'none' ? current?.action : undefined}
      onAgain={canRepeat ? play : undefined}
    >
      {current && (
        <LateKitchenNotes
          key={current.step.Id}
          recipeId={recipe.Id}
          recipeName={recipe.Name}
          stepId={current.step.Id}
          number={current.number}
          line={current.title}
        />
      )}
    </CookNumber>
  )
}

/** The whole text of the step; its durations start and open timers. */
export function StepWords({
  scene,
  onOpen,
  ear,
}: {
  scene: Scene
  ear: EarView | undefined
  onOpen: (timer: { id: string }) => void
}) {
  const { current, session, startTimer, recipe } = scene
  const hasRepeat = useHasRepeat(recipe.Id, current?.step.Id)
  if (!current) return null
  const running = session.timers.filter(
    ({ step, endedAt }) => step === current.number && endedAt === null,
  )
  return (
    <CookWords
      step={session.step}
      total={session.stepCount}
      runs={stepRuns(current.timers, running)}
      sign={current.step.Until}
      spoken={
        ear?.mode === 'simmer'
          ? { sentences: ear.sentences, lit: ear.lit, onSay: ear.say }
          : undefined
      }
      description={
        ear?.description === undefined ? (
          hasRepeat && <LateRepeat stepId={current.step.Id} />
        ) : (
          <LateEarDescription view={ear} />
        )
      }
      onDuration={(id) => {
        const known = running.find(({ time }) => time === Number(id))
        if (known) onOpen(known)
        else startTimer(current, Number(id))
      }}
    />
  )
}

/** What the step needs, and the three that follow. */
export function Hand({ scene }: { scene: Scene }) {
  const items = useItems(scene)
  const { steps, session } = scene
  return (
    <AtHand
      items={items}
      then={steps.slice(session.step, session.step + 3)}
      total={session.stepCount}
    />
  )
}

/** The step to be read from two metres. */
export function Far({ scene }: { scene: Scene }) {
  const items = useItems(scene)
  const { session, current } = scene
  return (
    <FarWords
      step={session.step}
      total={session.stepCount}
      line={current?.title ?? ''}
      amounts={items.filter(({ amount }) => amount !== '')}
    />
  )
}
