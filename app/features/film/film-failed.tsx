import { Banner } from '#design-system/banner/banner.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The message beside a button whose code could not be loaded; another press retries. */
export function FilmFailed({ of = 'film' }: { of?: 'film' | 'kitchen' }) {
  const { t } = useWords()
  return (
    <Banner tone="danger" title={t(`recipe.failed.${of}`)} announced className="mt-4">
      {t('recipe.failed.text')}
    </Banner>
  )
}
