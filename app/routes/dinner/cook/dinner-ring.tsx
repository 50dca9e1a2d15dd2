import { RingBand } from '#design-system/kitchen/index.ts'
import {
  LateOverdueNote,
  leftOf,
  timerPhase,
  useKitchen,
  type Ringing,
} from '#app/features/kitchen/index.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { minutesToTime } from '#contract/text/time.ts'
import { canWait } from '#cooking/dinner/evening/next.ts'
import { stateOf } from '#cooking/dinner/evening/evening.ts'
import type { StoppedTimer } from '#app/routes/kitchen/use-stopped.ts'
import { nameOf, type Cooking } from './cooking.ts'
import { usePictureOf } from './evening-strip.tsx'

/** Props of {@link DinnerRing}. */
export interface DinnerRingProps {
  cooking: Cooking
  ringing: Ringing
  /** Epoch milliseconds, renewed each second. */
  now: number
  stopped: StoppedTimer
  takesFocus: boolean
  onAnswer: () => void
}

const writeSeconds = (seconds: number) => formatDuration(minutesToTime(seconds / 60))

/** A timer of a dinner that rings: what it asks for is done next, and what is in hands may wait. */
export function DinnerRing({
  cooking,
  ringing,
  now,
  stopped,
  takesFocus,
  onAnswer,
}: DinnerRingProps) {
  const { t } = useWords()
  const { act } = useKitchen()
  const { followed, evening, cook, present, recipes, minute } = cooking
  const { session, timer, since } = ringing
  const dish = followed.dinner.Dishes.findIndex(({ RecipeId }) => RecipeId === session.recipeId)
  const step = recipes[dish]?.steps.find(({ StepNumber }) => StepNumber === timer.step)
  const asked = evening.steps.find(
    (one) => one.dish === dish && stateOf(evening, one) === 'open' && one.handsEnd > one.start,
  )
  const isAsked = asked !== undefined && asked.start <= minute + 1
  const isLook = timerPhase(timer, now) === 'look'
  const milliseconds = isLook ? leftOf(timer, now) : now - since
  const pictureOf = usePictureOf(cooking)
  const answer = (done: () => void) => {
    onAnswer()
    done()
  }
  const stop = () => {
    stopped.stop(session.id, timer)
    if (!isAsked) return
    followed.press({
      kind: present && present.dish !== dish ? 'answered' : 'began',
      cook,
      dish,
      step: asked.step,
    })
  }
  const others = present && present.dish !== dish
  return (
    <RingBand
      key={`${timer.id} ${since}`}
      bell={isLook ? 'look' : 'rings'}
      name={timer.name}
      picture={dish < 0 ? { src: null } : pictureOf({ dish, step: asked?.step ?? 0 })}
      seconds={Math.max(Math.floor(milliseconds / 1000), 0)}
      sign={step?.Until}
      range={
        timer.first === null ? undefined : [writeSeconds(timer.first), writeSeconds(timer.total)]
      }
      recipe={
        others && canWait(evening, present)
          ? t('dinner.cook.canWait', { name: nameOf(followed.dinner, present.dish) })
          : undefined
      }
      stopWord={isAsked ? t('dinner.cook.taken') : undefined}
      then={
        isAsked && others
          ? t('dinner.cook.takenText', { name: nameOf(followed.dinner, present.dish) })
          : undefined
      }
      late={<LateOverdueNote ringing={ringing} />}
      onStop={() => answer(stop)}
      onAdd={(minutes) =>
        answer(() => act(session.id, { kind: 'addMinutes', timer: timer.id, minutes }))
      }
      onGoOn={() => answer(() => act(session.id, { kind: 'answerLook', timer: timer.id }))}
      focusStop={takesFocus}
    />
  )
}
