import { useEffect, type ReactNode } from 'react'
import { NextLine } from '#design-system/kitchen/index.ts'
import { announce } from '#design-system/lib/announce.ts'
import type { KitchenSession } from '#app/features/kitchen/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { INGREDIENTS_PICTURE } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { heatingsOf } from '#cooking/dinner/heating.ts'
import { factsOf, tableIfBegun } from '#cooking/dinner/shown/facts.ts'
import { nameOf, stepOf, type Cooking } from './cooking.ts'
import { DinnerFrame } from './dinner-frame.tsx'
import { DishTicks, OvenLine } from './ready-parts.tsx'
import { useNextReady } from './use-next-ready.ts'

/** Props of {@link ReadyView}. */
export interface ReadyViewProps {
  cooking: Cooking
  sessions: readonly (KitchenSession | undefined)[]
  children?: ReactNode
}

/** Everything to lay out before a dinner begins, dish by dish, and the oven. */
export function ReadyView({ cooking, sessions, children }: ReadyViewProps) {
  const { t } = useWords()
  const { followed, evening, clock, minute, recipes, cook } = cooking
  const plan = { steps: evening.steps, begin: evening.steps[0]?.start ?? 0 }
  const facts = factsOf(plan, evening.dishes)
  const table = tableIfBegun(plan, evening.dishes, minute)
  const first = evening.steps.find((one) => one.cook === cook && one.handsEnd > one.start)
  const heatings = heatingsOf(evening.steps, evening.dishes)
  const picture = recipes.find((dish) => dish?.recipe.IngredientImagePath)?.recipe
    .IngredientImagePath
  const [oven, later] = heatings
  const begin = () => followed.press({ kind: 'begin', cook })
  const spoken = t('dinner.cook.spokenBegin', { table: clock.at(0), time: clock.at(facts.begin) })
  useEffect(() => announce(spoken), [spoken])
  const step = first && stepOf(cooking, first)
  const session = sessions.find((one) => one !== undefined)
  return (
    <DinnerFrame
      cooking={cooking}
      line={t('dinner.cook.ready', { people: followed.kept.People, time: clock.at(facts.begin) })}
      moment="ready"
      film="none"
      withBands={false}
      onNext={begin}
      whole={
        <section
          data-slot="lay-out"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari does not focus scrolling boxes
          tabIndex={0}
          aria-label={t('dinner.cook.layOut')}
          className="lay-out"
        >
          <div>
            <h2 className="lay-out-title">{t('dinner.cook.layOut')}</h2>
            <p className="lay-out-lead">
              {t('dinner.cook.layOutText', {
                count: evening.dishes.length - evening.leftOut.length,
                minutes: facts.length,
                time: clock.at(facts.begin),
              })}{' '}
              {table !== 0 && t('dinner.cook.ifNow', { time: clock.at(table) })}
            </p>
            {oven && (
              <OvenLine
                title={
                  oven.at <= minute
                    ? t('dinner.cook.ovenOn', { heat: clock.heat(oven.celsius) })
                    : t('dinner.cook.ovenLater', {
                        time: clock.at(oven.at),
                        heat: clock.heat(oven.celsius),
                      })
                }
                detail={later && t('dinner.cook.ovenThen', { heat: clock.heat(later.celsius) })}
                session={session}
              />
            )}
            {picture && (
              <img
                src={pictureUrl(picture, INGREDIENTS_PICTURE.width)}
                alt=""
                className="lay-out-picture"
              />
            )}
          </div>
          <div>
            {recipes.map((dish, index) =>
              evening.leftOut.includes(index) ? null : (
                <DishTicks
                  // oxlint-disable-next-line react/no-array-index-key -- dishes keep their order
                  key={index}
                  cooking={cooking}
                  dish={index}
                  session={dish ? sessions[index] : undefined}
                />
              ),
            )}
          </div>
        </section>
      }
      renderFoot={(main) => (
        <ReadyFoot cooking={cooking} session={session}>
          {(ready) => (
            <NextLine
              go="first"
              over={first && t('dinner.cook.first', { name: nameOf(followed.dinner, first.dish) })}
              step={step?.number ?? 1}
              total={step?.total ?? 1}
              title={step?.title ?? ''}
              ready={ready}
              onNext={begin}
              nextRef={main}
            />
          )}
        </ReadyFoot>
      )}
    >
      {children}
    </DinnerFrame>
  )
}

function ReadyFoot({
  cooking,
  session,
  children,
}: {
  cooking: Cooking
  session: KitchenSession | undefined
  children: (ready: string[]) => ReactNode
}) {
  const recipe = cooking.recipes.find((dish) => dish !== undefined)?.recipe
  return recipe && session ? (
    <WithReady cooking={cooking} scene={{ recipe, session }}>
      {children}
    </WithReady>
  ) : (
    children([])
  )
}

function WithReady({
  cooking,
  scene,
  children,
}: {
  cooking: Cooking
  scene: Parameters<typeof useNextReady>[1]
  children: (ready: string[]) => ReactNode
}) {
  return children(useNextReady(cooking, scene))
}
