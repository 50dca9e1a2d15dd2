import { useEffect, useRef } from 'react'
import { StepPicture } from '#design-system/kitchen/pan.tsx'
import { actionOf } from '#app/features/kitchen/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { STEP_THUMB_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { PlannedStep } from '#cooking/dinner/dinner.ts'
import { stateOf } from '#cooking/dinner/evening/evening.ts'
import { nameOf, stepOf, type Cooking } from './cooking.ts'

/** The steps of a cook that need hands, in the order of the evening. */
export function ownSteps({ evening, cook }: Pick<Cooking, 'evening' | 'cook'>): PlannedStep[] {
  return evening.steps.filter((one) => one.cook === cook && one.handsEnd > one.start)
}

/** The picture of a step, or the drawing of what is done in it. */
export function usePictureOf({ recipes, followed }: Pick<Cooking, 'recipes' | 'followed'>) {
  const { language } = useWords()
  return ({ dish, step }: Pick<PlannedStep, 'dish' | 'step'>) => {
    const { index, title } = stepOf({ followed, recipes }, { dish, step })
    const howTo = recipes[dish]?.steps[index]
    return {
      src: howTo?.ImagePath ? pictureUrl(howTo.ImagePath, STEP_THUMB_WIDTH) : null,
      action: actionOf(howTo ?? {}, title, language),
    }
  }
}

/** The evening in order, with the times below the pictures, scrolled to now. */
export function EveningStrip({ cooking }: { cooking: Cooking }) {
  const { t } = useWords()
  const { evening, clock, present, next, openSheet, look } = cooking
  const pictureOf = usePictureOf(cooking)
  const list = useRef<HTMLOListElement>(null)
  const steps = ownSteps(cooking)
  const here = present ?? next
  const at = steps.findIndex((one) => one.dish === here?.dish && one.step === here.step)
  useEffect(() => {
    const item = list.current?.children[at]
    // Not scrollIntoView: that would scroll the page as well.
    if (list.current && item instanceof HTMLElement)
      list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.clientWidth) / 2
  }, [at])
  return (
    <ol
      ref={list}
      dir="ltr"
      data-slot="cook-strip"
      aria-label={t('dinner.cook.inOrder')}
      className="cook-strip"
    >
      {steps.map((one, index) => {
        const time = clock.at(one.start)
        return (
          <li key={`${one.dish} ${one.step}`}>
            <button
              type="button"
              data-done={stateOf(evening, one) === 'past' || undefined}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => (index === at ? look(undefined) : openSheet('evening'))}
            >
              <span className="sr-only">
                {t('dinner.cook.stripStep', {
                  time,
                  name: nameOf(cooking.followed.dinner, one.dish),
                  step: stepOf(cooking, one).number,
                })}
              </span>
              <StepPicture picture={pictureOf(one)} />
              <span className="cook-strip-mark" />
              <span aria-hidden="true" className="cook-strip-words">
                <b>{time}</b>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
