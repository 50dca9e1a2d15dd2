import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Image } from '#design-system/image/image.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { useClock, useDishRecipes, type FollowedDinner } from '#app/features/dinner/index.ts'
import { LOG_PATH } from '#app/features/cooking-log/index.ts'
import { YourRating } from '#app/features/ratings/index.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { eveningOf } from '#cooking/dinner/kept/unkeep.ts'
import { tookOtherwise, type Took } from '#cooking/dinner/evening/took.ts'
import './done.css'

/** Props of {@link DinnerDone}. */
export interface DinnerDoneProps {
  followed: FollowedDinner
}

const nameOf = ({ dish, step }: Took) => `${dish}.${step}`

/** How a dinner was: the stars of each dish, and what took another time than planned. */
export function DinnerDone({ followed }: DinnerDoneProps) {
  const { t, langId } = useWords()
  const { dinner, kept } = followed
  const clock = useClock(kept.Table)
  const { recipes } = useDishRecipes(dinner.Dishes.map(({ RecipeId }) => RecipeId))
  const evening = eveningOf(kept, thawedDishes(dinner.Dishes))
  const took = evening ? tookOtherwise(evening) : []
  const [chosen, setChosen] = useState<readonly string[]>(() => took.map(nameOf))
  const [isAsked, setAsked] = useState(took.length > 0)
  const { isPending, change } = useChange()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    announce(t('dinner.done.spoken'))
    if (document.activeElement === document.body) title.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  const cooked = kept.Dishes.filter(({ IsLeftOut }) => !IsLeftOut)
  // Two who leave out a dish each at once have left out all of them.
  const there = cooked.length > 0 ? cooked : kept.Dishes
  const eaten = there.map(({ EatenAt }) => EatenAt)
  const chosenAt = there.map(({ Chosen }) => Chosen)
  const settle = () => {
    setAsked(false)
    // The button that was pressed goes.
    title.current?.focus()
  }
  const save = async () => {
    const NextTime = took
      .filter((one) => chosen.includes(nameOf(one)))
      .flatMap(({ dish, step, minutes }) => {
        const { RecipeId, Steps } = dinner.Dishes[dish]!
        const Of = Steps[step]?.Of
        return Of == null ? [] : [{ RecipeId, Step: Of, Hands: minutes }]
      })
    const isDone =
      NextTime.length === 0 ||
      (await change(t('dinner.done.notSaved'), async () =>
        sendJson('PATCH /dinners/:key', {
          params: { key: dinner.Key, LangId: langId },
          fields: { NextTime },
        }),
      ))
    if (!isDone) return
    if (NextTime.length > 0) announce(t('dinner.done.saved'))
    settle()
  }
  return (
    <div className="dinner-done">
      <div className="dinner-done-pictures">
        {recipes.map((dish, index) => {
          const path = dish?.recipe.CoverPath
          return path && !kept.Dishes[index]?.IsLeftOut ? (
            <Image
              key={dish.recipe.Id}
              {...pictureSources(path, COVER.width)}
              {...COVER}
              sizes="(min-width: 62.0625rem) 480px, 92vw"
              alt=""
              className="rounded-picture"
            />
          ) : null
        })}
      </div>
      <div>
        <h1 ref={title} tabIndex={-1} className="text-title font-semibold outline-none">
          {t('dinner.done.title', { time: clock.at(Math.min(...eaten)) })}
        </h1>
        <p className="mt-1 text-ink-soft">
          {t('dinner.done.planned', { time: clock.at(Math.min(...chosenAt)) })}
        </p>
        {dinner.Dishes.map(({ Name, RecipeId, Steps }, dish) => (
          <section key={RecipeId} className="rim mt-6 pb-2">
            <h2 className="text-heading font-semibold">{Name}</h2>
            {kept.Dishes[dish]?.IsLeftOut ? (
              <p className="text-ink-soft">{t('dinner.done.leftOut')}</p>
            ) : (
              <>
                {recipes[dish] && !isOwnId(RecipeId) && (
                  <YourRating recipe={recipes[dish].recipe} />
                )}
                {isAsked &&
                  took
                    .filter((one) => one.dish === dish && Steps[one.step]?.Of != null)
                    .map((one) => (
                      <Checkbox
                        key={nameOf(one)}
                        className="dinner-took"
                        label={
                          <>
                            <b>
                              {t('dinner.done.took', {
                                title: Steps[one.step]?.Title ?? '',
                                minutes: one.minutes,
                                planned: one.planned,
                              })}
                            </b>
                            <small>{t('dinner.done.nextTime', { minutes: one.minutes })}</small>
                          </>
                        }
                        checked={chosen.includes(nameOf(one))}
                        onCheckedChange={(isChosen) =>
                          setChosen((before) =>
                            isChosen
                              ? [...before, nameOf(one)]
                              : before.filter((name) => name !== nameOf(one)),
                          )
                        }
                      />
                    ))}
              </>
            )}
          </section>
        ))}
        <div className="mt-6 flex flex-wrap gap-2">
          {isAsked && (
            <>
              <Button variant="primary" size="l" pending={isPending} onClick={() => void save()}>
                {t('dinner.done.save')}
              </Button>
              <Button variant="bare" size="l" onClick={settle}>
                {t('dinner.done.notNow')}
              </Button>
            </>
          )}
          <ButtonLink href={LOG_PATH} size="l">
            {t('dinner.done.toLog')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
