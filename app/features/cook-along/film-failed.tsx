import { Banner } from '#design-system/banner/banner.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The message beside a film's button when its player could not be loaded; another press retries. */
export function FilmFailed() {
  const { t } = useWords()
  return (
    <Banner tone="danger" title={t('recipe.failed.film')} announced className="mt-4">
      {t('recipe.failed.text')}
    </Banner>
  )
}
