import { useEffect, type ReactNode } from 'react'
import { CookAction, NextLine } from '#design-system/kitchen/index.ts'
import { Hourglass, ListOrdered } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import type { KitchenSession } from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { filmKindOf, FilmView } from '#app/routes/kitchen/film-view.tsx'
import { Shelf } from '#app/routes/kitchen/shelf.tsx'
import { stateOf } from '#cooking/dinner/evening/evening.ts'
import { comingOf, nameOf, stepOf, stretchOf, type Cooking } from './cooking.ts'
import { DinnerFrame } from './dinner-frame.tsx'
import { EveningStrip } from './evening-strip.tsx'
import { SoonFoot } from './soon-foot.tsx'
import { useDinnerScene } from './use-dinner-scene.ts'
import { useLine } from './use-line.ts'
import { useNextReady } from './use-next-ready.ts'

/** From so many minutes on, a stretch is for the cook. */
const FREE_MIN = 10

/** Props of {@link WaitView}. */
export interface WaitViewProps {
  cooking: Cooking
  /** The dish that is shown meanwhile, and its step. */
  shown: { dish: number; step: number }
  session: KitchenSession
  children?: ReactNode
}

/** Nothing to do: no flame, and the words say how long the hands are free. */
export function WaitView({ cooking, shown, session, children }: WaitViewProps) {
  const { t } = useWords()
  const { next, minute, clock, followed, openSheet, cook, evening, finish } = cooking
  const scene = useDinnerScene(cooking, { step: shown, isPresent: false }, session)
  const line = useLine(cooking)
  const ready = useNextReady(cooking, scene)
  const left = next ? Math.max(0, next.start - minute) : 0
  const [number, unit] = stretchOf(left, t('dinner.min', { count: left }).split('\u00a0')[1] ?? '')
  const isOver = !next
  const isAllOver = evening.steps.every(
    (one) => one.handsEnd === one.start || stateOf(evening, one) === 'past',
  )
  const doIt = () => {
    if (next) followed.press({ kind: 'began', cook, dish: next.dish, step: next.step })
    else if (isAllOver) finish()
  }
  useEffect(() => {
    if (left > 0) announce(t('dinner.cook.spokenFree', { count: left }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each stretch
  }, [next?.dish, next?.step])
  const table = Math.max(...evening.dishes.map(({ eatenAt }) => eatenAt))
  return (
    <DinnerFrame
      cooking={cooking}
      line={line}
      moment="do"
      film={filmKindOf(scene) === 'none' ? 'none' : 'still'}
      onNext={doIt}
      picture={
        <FilmView
          key={scene.recipe.Id}
          scene={{ ...scene, film: undefined }}
          ear={undefined}
          onTimeChange={nothing}
        />
      }
      slot={<EveningStrip cooking={cooking} />}
      number={
        <div data-slot="cook-number" className="cook-number">
          {isOver ? (
            <p className="cook-digit" />
          ) : (
            <p aria-hidden="true" className="cook-digit">
              {number}
              <small>{`\u00a0${unit}`}</small>
            </p>
          )}
          <span aria-hidden="true" data-name="" className="cook-now">
            {!isOver && t(left >= FREE_MIN ? 'dinner.cook.free' : 'dinner.cook.spare')}
          </span>
          <span className="cook-acts">
            <CookAction
              icon={ListOrdered}
              aria-keyshortcuts="o"
              onClick={() => openSheet('evening')}
            >
              {t('dinner.cook.evening')}
            </CookAction>
            {!isOver && (
              <CookAction icon={Hourglass} aria-keyshortcuts="l" onClick={() => openSheet('late')}>
                {t('dinner.cook.late')}
              </CookAction>
            )}
          </span>
        </div>
      }
      renderWords={() => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari does not focus scrolling boxes
        <section data-slot="cook-words" tabIndex={0} aria-label={line} className="cook-words">
          <p className="dinner-idle">
            {isOver
              ? t('dinner.cook.nothingLeft')
              : t('dinner.cook.freeUntil', { time: clock.at(next.start) })}
          </p>
          <p className="cook-text">
            {t(isOver ? 'dinner.cook.nothingLeftText' : 'dinner.cook.freeText')}
          </p>
        </section>
      )}
      renderShelf={(timers) => (
        <Shelf
          {...timers}
          scene={{ ...scene, current: undefined }}
          onMore={() => openSheet('evening')}
        />
      )}
      renderFoot={(main) =>
        next && left === 0 ? (
          <NextLine
            go="next"
            over={t('dinner.cook.next', { name: nameOf(followed.dinner, next.dish) })}
            step={stepOf(cooking, next).number}
            total={stepOf(cooking, next).total}
            title={stepOf(cooking, next).title}
            ready={ready}
            onNext={doIt}
            nextRef={main}
          />
        ) : next ? (
          <SoonFoot
            over={comingOf(cooking, next, t)}
            title={stepOf(cooking, next).title}
            ready={ready}
            action={t('dinner.cook.doItNow')}
            onAction={doIt}
            actionRef={main}
          />
        ) : isAllOver ? (
          <NextLine
            go="last"
            step={1}
            total={1}
            title={t('dinner.cook.lastTitle', { time: clock.at(table) })}
            onNext={finish}
            nextRef={main}
          />
        ) : (
          <SoonFoot
            over={t('dinner.cook.nothingLeft')}
            title=""
            ready={[]}
            action={t('dinner.cook.wholeEvening')}
            onAction={() => openSheet('evening')}
            actionRef={main}
          />
        )
      }
    >
      {children}
    </DinnerFrame>
  )
}

const nothing = () => undefined
