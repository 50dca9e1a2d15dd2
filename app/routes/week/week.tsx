import { WeekPage } from '#app/features/week/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Screen of /week, for members. */
export function WeekScreen() {
  const { t } = useWords()
  return (
    <>
      <PageMeta title={t('week.title')} description={t('week.description')} noIndex />
      <WeekPage />
    </>
  )
}
