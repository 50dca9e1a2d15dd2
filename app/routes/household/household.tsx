import { useMembersOnly } from '#app/features/account/index.ts'
import { HouseholdPage } from '#app/features/household/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Screen of /household: the people with whom a member shares shopping lists. */
export function HouseholdScreen() {
  const { t } = useWords()
  useMembersOnly('/auth')
  return (
    <>
      <PageMeta title={t('household.title')} description={t('household.description')} noIndex />
      <HouseholdPage />
    </>
  )
}
