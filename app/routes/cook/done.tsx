import { Navigate, useParams } from 'react-router-dom'
import { useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Moon, Star, Timer } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { openTimers, useSessions } from '#app/features/kitchen/index.ts'
import { RateDialog, YourRating } from '#app/features/ratings/index.ts'
import { useRecipe } from '#app/features/recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { pathOf } from '#contract/addresses.ts'
import { idOf } from '#contract/id.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Screen of /cook/{id}/done: the dish is cooked, and the light comes on. */
export function DoneScreen() {
  const { t } = useWords()
  const { recipe, error, retry } = useRecipe(idOf(useParams()['id']))
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  const title = t('kitchen.done.title')
  return (
    <div tabIndex={-1} className="page-column py-8 outline-none">
      <PageMeta title={title} description={title} noIndex />
      {recipe && <Done recipe={recipe} />}
      {error !== undefined && (
        <LoadFailed title={t('recipe.failed.recipe')} text={t('errors.pageText')} onRetry={retry} />
      )}
    </div>
  )
}

function Done({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  return (
    <div className="grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid gap-4">
        <Image
          {...pictureSources(recipe.CoverPath, COVER.width)}
          {...COVER}
          sizes="(min-width: 62.0625rem) 480px, 92vw"
          alt=""
          eager
          className="rounded-picture"
        />
        <TimersLeft />
      </div>
      <div>
        <h1 className="text-title font-semibold">{t('kitchen.done.title')}</h1>
        <p className="mt-1 text-ink-soft">{recipe.Name}</p>
        <div className="mt-6 grid justify-items-start gap-4">
          <Rate recipe={recipe} />
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={`${pathOf('recipe', recipe.Id)}#comments`} size="l">
              {t('kitchen.done.comment')}
            </ButtonLink>
            <ButtonLink href={pathOf('recipe', recipe.Id)} size="l">
              {t('kitchen.backToRecipe')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}

/** What becomes of timers, also those of another recipe. */
function TimersLeft() {
  const { t } = useWords()
  const isHydrated = useHydrated()
  const left = openTimers(useSessions()).length
  if (!isHydrated) return null
  return (
    <p className="flex items-center gap-2 text-label text-ink-soft">
      <Icon of={left > 0 ? Timer : Moon} />
      {t(left > 0 ? 'kitchen.done.timersRun' : 'kitchen.done.asleep')}
    </p>
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
