import { AppStrip } from '#app/routes/explore/app-strip.tsx'
import { FirstRecipes } from '#app/routes/explore/first-recipes.tsx'
import { Month } from '#app/routes/explore/month.tsx'
import { NewestCookbooks } from '#app/routes/explore/newest-cookbooks.tsx'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useWords } from '#app/words/words-provider.tsx'

/** Screen of /: what to cook, before anything was asked (EXP-01 to EXP-13). */
export function Explore() {
  const { t } = useWords()
  return (
    <>
      <PageMeta description={t('explore.description')} />
      <h1 className="sr-only">{t('explore.title')}</h1>
      <Month />
      <NewestCookbooks />
      <FirstRecipes />
      <AppStrip />
    </>
  )
}
