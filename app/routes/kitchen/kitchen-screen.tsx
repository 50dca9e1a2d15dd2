import { Navigate, useParams } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useHowTo, useRecipe } from '#app/features/recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { LanguageSwitch } from '#app/lib/words/language-switch.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { idOf } from '#contract/id.ts'
import { Kitchen } from './kitchen.tsx'

/** Screen of /cook/{id}: a recipe that is being cooked. Its place is on the device, so it has no HTML. */
export function KitchenScreen() {
  const { t } = useWords()
  const id = idOf(useParams()['id'])
  const { recipe, error: recipeError, retry: retryRecipe } = useRecipe(id)
  const { steps, error: stepsError, retry: retrySteps } = useHowTo(id)
  const isHydrated = useHydrated()
  if (isRequestInvalid(recipeError)) return <Navigate to="/404" replace />
  if (steps?.length === 0) return <Navigate to={pathOf('recipe', id)} replace />

  const name = recipe?.Name ?? ''
  const meta = (
    <PageMeta
      title={t('kitchen.title', { name })}
      description={t('kitchen.description', { name })}
      noIndex
    />
  )
  if (recipe && steps && isHydrated) {
    return (
      <>
        {meta}
        <Kitchen key={recipe.Id} recipe={recipe} steps={steps} />
      </>
    )
  }
  const hasFailed = recipeError !== undefined || stepsError !== undefined
  return (
    <div
      data-theme="dark"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-6 bg-stage p-gutter text-center text-on-stage outline-none"
    >
      {meta}
      {hasFailed ? (
        <>
          <LoadFailed
            title={t('kitchen.failed')}
            text={t('kitchen.failedText')}
            onRetry={() => Promise.all([retryRecipe(), retrySteps()])}
          />
          <ButtonLink href={pathOf('recipe', id)}>{t('kitchen.backToRecipe')}</ButtonLink>
          {/* The other language may be there. */}
          <LanguageSwitch />
        </>
      ) : (
        <StageLoading>{t('kitchen.loading')}</StageLoading>
      )}
    </div>
  )
}

/** A stage whose steps are still loading. Dinners take it from here, so that both stages share one file. */
export function StageLoading({ children }: { children: string }) {
  return (
    <p role="status" className="text-[2rem]">
      <Spinner />
      <span className="sr-only">{children}</span>
    </p>
  )
}
