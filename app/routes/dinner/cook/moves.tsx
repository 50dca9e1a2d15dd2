import { Icon } from '#design-system/icon/icon.tsx'
import { Hourglass } from '#design-system/icon/lucide.ts'
import { DishSquare, type Answer } from '#app/features/dinner/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { nameOf, stepOf, type Cooking } from './cooking.ts'

/** What moves, what stays and what waits, before anything does. */
export function Moves({ cooking, answer }: { cooking: Cooking; answer: Answer }) {
  const { t } = useWords()
  const { clock, followed } = cooking
  const rows = [
    ...answer.stays.map((step) => ({ step, before: undefined as number | undefined })),
    ...answer.moves,
  ].filter(({ step }) => step.handsEnd > step.start)
  return (
    <ul className="dinner-moves">
      {rows
        .toSorted((a, b) => a.step.start - b.step.start)
        .map(({ step, before }) => (
          <li key={`${step.dish} ${step.step}`}>
            <DishSquare dish={step.dish}>{String(stepOf(cooking, step).number)}</DishSquare>
            <span>
              <span className="dinner-step-title">{stepOf(cooking, step).title}</span>
              {before === undefined && <small>{t('dinner.late.stays')}</small>}
            </span>
            <span>
              {before !== undefined && (
                <>
                  <s aria-hidden="true">{clock.at(before)}</s>
                  <span className="sr-only">
                    {t('dinner.late.was', { time: clock.at(before) })}{' '}
                  </span>
                </>
              )}
              <b>{clock.at(step.start)}</b>
            </span>
          </li>
        ))}
      {answer.waits
        .filter(({ minutes }) => minutes > 0)
        .map(({ dish, minutes, isOver, keeping }) => (
          <li key={`waits ${dish}`}>
            <span className="dinner-no" data-event="">
              <Icon of={Hourglass} />
            </span>
            <span>
              {t('dinner.late.waits', { name: nameOf(followed.dinner, dish) })}
              <small>{isOver ? t('dinner.late.soft') : t(`dinner.why.${keeping}`)}</small>
            </span>
            <b>{t('dinner.min', { count: minutes })}</b>
          </li>
        ))}
    </ul>
  )
}
