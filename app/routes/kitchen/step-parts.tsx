import {
  AtHand,
  type CookItem,
  CookNumber,
  CookWords,
  FarWords,
} from '#design-system/kitchen/index.ts'
import { useImperial } from '#app/features/account/index.ts'
import type { ByEarView } from '#app/features/by-ear/index.ts'
import { LateRepeat, useHasRepeat } from '#app/features/cooking-log/index.ts'
import { LateKitchenNotes, LateSendNotes } from '#app/features/notes/index.ts'
import { useTools } from '#app/features/recipes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { ingredientItem } from '#app/lib/words/ingredient-item.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { filmKindOf } from './film-view.tsx'
import { LateByEarDescription } from './late.ts'
import { stepRuns } from './step-runs.ts'
import type { Scene } from './use-scene.ts'

/** Something that a step needs, with its picture. */
interface HandItem extends CookItem {
  readonly src: string | null
}

const picture = (path: string | null) => path && pictureUrl(path, THUMBNAIL_WIDTH)

/** The ingredients and tools of the current step. */
function useItems({ recipe, session, current }: Scene): HandItem[] {
  const { t, language } = useWords()
  const imperial = useImperial()
  const { tools = [] } = useTools()
  if (!current) return []
  const servings = recipe.Yield?.Servings
  const options = { persons: session.people, servings, language, imperial }
  const { Ingredients, ToolIds } = current.step
  return [
    ...Ingredients.map((row) => {
      const { Id, ImagePath } = row.Ingredient
      const { amount, name } = ingredientItem(row, options, t)
      return { id: `ingredient:${Id}`, amount, name, src: picture(ImagePath) }
    }),
    ...tools
      .filter(({ Id }) => ToolIds.includes(Id))
      .map(({ Id, Name, ImagePath }) => ({
        id: `tool:${Id}`,
        amount: '',
        name: Name,
        src: picture(ImagePath),
      })),
  ]
}

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
        <>
          <LateSendNotes />
          <LateKitchenNotes
            key={current.step.Id}
            recipeId={recipe.Id}
            recipeName={recipe.Name}
            stepId={current.step.Id}
            number={current.number}
            text={current.title}
          />
        </>
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
  ear: ByEarView | undefined
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
          <LateByEarDescription view={ear} />
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
