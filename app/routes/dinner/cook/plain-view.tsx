import type { ReactNode } from 'react'
import { NextLine } from '#design-system/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { PlannedStep } from '#cooking/dinner/dinner.ts'
import { nameOf, stepOf, type Cooking } from './cooking.ts'
import { DinnerFrame } from './dinner-frame.tsx'
import { useLine } from './use-line.ts'

/** Props of {@link PlainView}. */
export interface PlainViewProps {
  cooking: Cooking
  step: PlannedStep | undefined
  children?: ReactNode
}

/** A step whose recipe is not there any more, or not yet: what was kept of it with the dinner. */
export function PlainView({ cooking, step, children }: PlainViewProps) {
  const { t } = useWords()
  const { followed, evening, failures, next, goOn, clock } = cooking
  const line = useLine(cooking)
  const table = Math.max(...evening.dishes.map(({ eatenAt }) => eatenAt))
  const shown = step && stepOf(cooking, step)
  const after = next && stepOf(cooking, next)
  return (
    <DinnerFrame
      cooking={cooking}
      line={line}
      moment="do"
      film="none"
      onNext={goOn}
      renderWords={() => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari does not focus scrolling boxes
        <section data-slot="cook-words" tabIndex={0} aria-label={line} className="cook-words">
          <p className="cook-text">{shown?.title}</p>
          {step && (
            <p className="dinner-gone">
              {t(failures[step.dish] === 'failed' ? 'dinner.cook.notLoaded' : 'dinner.cook.gone', {
                name: nameOf(followed.dinner, step.dish),
              })}
            </p>
          )}
        </section>
      )}
      renderFoot={(main) => (
        <NextLine
          go={next ? 'next' : 'last'}
          {...(next && {
            over: t('dinner.cook.next', { name: nameOf(followed.dinner, next.dish) }),
          })}
          step={after?.number ?? 1}
          total={after?.total ?? 1}
          title={after?.title ?? t('dinner.cook.lastTitle', { time: clock.at(table) })}
          onNext={goOn}
          nextRef={main}
        />
      )}
    >
      {children}
    </DinnerFrame>
  )
}
