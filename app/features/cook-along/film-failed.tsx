import { Banner } from '#design-system/banner/banner.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Says beside the button of a film that its player did not arrive; another press tries again. */
export function FilmFailed() {
  const { t } = useWords()
  return (
    <Banner tone="danger" title={t('recipe.failed.film')} announced className="mt-4">
      {t('recipe.failed.text')}
    </Banner>
  )
}
