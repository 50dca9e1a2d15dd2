import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { Lock } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useMember } from '#app/features/account/index.ts'
import { LateNewMeal, useTimesCooked, type MealOutcome } from '#app/features/cooking-log/index.ts'
import { useHowTo, useRecipe } from '#app/features/recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useFailureText } from '#app/lib/api/failure-toast.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { AfterMeal, type Logged } from './after-meal.tsx'
import { DoneLine } from './done-line.tsx'
import type { DoneTimersProps } from './done-timers.tsx'

/** What became of the timers of a finished dish. */
const LateDoneTimers = lateComponent<DoneTimersProps>(
  async () => (await import('./done-timers.tsx')).DoneTimers,
)

/** Screen of /cook/{id}/done: the dish is cooked, and the light comes on. */
export function DoneScreen() {
  const { t } = useWords()
  const id = idOf(useParams()['id'])
  const { recipe, error, retry } = useRecipe(id)
  const isHydrated = useHydrated()
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  const title = t('kitchen.done.title')
  return (
    <div tabIndex={-1} className="page-column py-8 outline-none">
      <PageMeta title={title} description={title} noIndex />
      {recipe && <Done key={recipe.Id} recipe={recipe} />}
      {error !== undefined && (
        <>
          <LoadFailed
            title={t('recipe.failed.recipe')}
            text={t('errors.pageText')}
            onRetry={retry}
          />
          {isHydrated && (
            <div className="mx-auto mt-8 grid max-w-120 gap-4">
              <LateDoneTimers recipeId={id} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** First what was cooked, then how it was. */
function Done({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const isHydrated = useHydrated()
  const isMember = useIsSignedIn()
  // In the history, so that neither a reload nor the way back asks for the same meal again.
  const logged = useLocation().state as Logged | null
  const asks = isHydrated && isMember && logged === null
  return (
    <div className="grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid gap-4 desktop:sticky desktop:top-24">
        <Image
          {...pictureSources(recipe.CoverPath, COVER.width)}
          {...COVER}
          sizes="(min-width: 62.0625rem) 480px, 92vw"
          alt=""
          eager
          className="rounded-picture max-desktop:aspect-video max-desktop:object-cover"
        />
        {asks && <DoneLine icon={Lock}>{t('cookingLog.form.private')}</DoneLine>}
        {isHydrated && <LateDoneTimers recipeId={recipe.Id} />}
      </div>
      {asks && <AskMeal recipe={recipe} />}
      {isHydrated && !asks && <AfterMeal recipe={recipe} logged={logged} />}
    </div>
  )
}

/** Asks a member what they cooked, once it is known what the kitchen knows. */
function AskMeal({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const textOf = useFailureText()
  const { member } = useMember()
  const { steps, error } = useHowTo(recipe.Id)
  const { times } = useTimesCooked(recipe.Id)
  const go = (state: Logged) => void navigate('.', { replace: true, state })
  const finish = ({ is, photoFailure }: MealOutcome) => {
    if (photoFailure !== undefined) {
      const title = t('cookingLog.saved.photoRefused', { why: textOf(photoFailure) })
      toast({ tone: 'error', title })
    }
    const before = times && { own: times.Own, lastDay: times.Last?.Day ?? null, all: times.Times }
    go({ is, ...(before && { before }) })
  }
  if (!member || (!steps && error === undefined)) {
    return (
      <p role="status" className="grid justify-items-center py-12 text-[2rem]">
        <Spinner />
        <span className="sr-only">{t('common.loading')}</span>
      </p>
    )
  }
  return (
    <LateNewMeal
      recipe={recipe}
      steps={steps ?? []}
      member={member.username}
      onDone={finish}
      onSkip={() => go({ is: 'skipped' })}
    />
  )
}
