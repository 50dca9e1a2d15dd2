import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Star } from '#design-system/icon/lucide.ts'
import { LOG_PATH, writeShortDay } from '#app/features/cooking-log/index.ts'
import { RateDialog, YourRating } from '#app/features/ratings/index.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** What became of a meal, in the state of the page's address. */
export interface Logged {
  /** In the log, on this device until there is a connection, or not wanted. */
  is: 'saved' | 'kept' | 'skipped'
  /** How often it had been cooked before, by the member and by all, and when last. */
  before?: { own: number; lastDay: string | null; all: number }
}

/** Props of {@link AfterMeal}. */
export interface AfterMealProps {
  recipe: Recipe
  /** Null for visitors, who are not asked. */
  logged: Logged | null
}

const TITLES = {
  saved: 'cookingLog.saved.title',
  kept: 'cookingLog.saved.kept',
  skipped: 'kitchen.done.title',
} as const

/** How it was: the stars, and how often it was cooked. */
export function AfterMeal({ recipe, logged }: AfterMealProps) {
  const { t } = useWords()
  const is = logged?.is ?? 'skipped'
  const isOwn = isOwnId(recipe.Id)
  const title = useRef<HTMLHeadingElement>(null)
  const isAsked = logged !== null
  useEffect(() => {
    // The form, which had the focus, is gone.
    if (isAsked && document.activeElement === document.body) title.current?.focus()
  }, [isAsked])
  return (
    <div>
      <h1 ref={title} tabIndex={-1} className="text-title font-semibold outline-none">
        {t(TITLES[is])}
      </h1>
      <p className="mt-1 text-ink-soft">{recipe.Name}</p>
      <div className="mt-6 grid justify-items-start gap-4">
        {!isOwn && <Rate recipe={recipe} />}
        {is !== 'skipped' && <Times is={is} before={logged?.before} />}
        <div className="flex flex-wrap gap-2">
          {is !== 'skipped' && (
            <ButtonLink href={LOG_PATH} size="l">
              {t('cookingLog.saved.toLog')}
            </ButtonLink>
          )}
          {!isOwn && (
            <ButtonLink href={`${pathOf('recipe', recipe.Id)}#comments`} size="l">
              {t('kitchen.done.comment')}
            </ButtonLink>
          )}
          <ButtonLink href={pathOf('recipe', recipe.Id)} size="l">
            {t('kitchen.backToRecipe')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Times({ is, before }: { is: 'saved' | 'kept'; before: Logged['before'] }) {
  const { t, language } = useWords()
  if (is === 'kept')
    return <p className="text-label text-ink-soft">{t('cookingLog.saved.keptText')}</p>
  if (!before) return null
  const { own, lastDay, all } = before
  return (
    <section className="w-full rim mt-4 pb-4">
      <h2 className="text-heading font-semibold">
        {t('cookingLog.saved.times', { count: all + 1 })}
      </h2>
      <p className="mt-1 text-label text-ink-soft">
        {lastDay === null
          ? t('cookingLog.saved.first')
          : t('cookingLog.saved.you', { count: own + 1, day: writeShortDay(lastDay, language) })}
      </p>
    </section>
  )
}

/** A member's stars; visitors are asked to sign in. */
function Rate({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const isMember = useIsSignedIn()
  const [isOpen, setOpen] = useState(false)
  if (isMember) return <YourRating recipe={recipe} />
  return (
    <>
      <Button variant="primary" size="l" icon={Star} onClick={() => setOpen(true)}>
        {t('kitchen.done.rate')}
      </Button>
      <RateDialog recipe={recipe} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
