import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { AppStrip } from './app-strip.tsx'
import { FirstRecipes } from './first-recipes.tsx'
import { Month } from './month.tsx'
import { NewestCookbooks } from './newest-cookbooks.tsx'

/** Screen of / (EXP-01 to EXP-13). */
export function Explore() {
  const { t } = useWords()
  return (
    <>
      <PageMeta title={t('explore.pageTitle')} description={t('explore.description')} />
      <h1 className="sr-only">{t('explore.title')}</h1>
      <p className="page-column py-3 text-label font-semibold">{t('explore.claim')}</p>
      <Month />
      <NewestCookbooks />
      <FirstRecipes />
      <AppStrip />
    </>
  )
}
