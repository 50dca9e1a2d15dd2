import { useMembersOnly } from '#app/features/account/index.ts'
import { AuthorshipPage } from '#app/features/authorship/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Screen of /my/author: a member as an author. */
export function AuthorshipScreen() {
  const { t } = useWords()
  useMembersOnly('/auth')
  return (
    <>
      <PageMeta title={t('authorship.title')} description={t('authorship.text')} noIndex />
      <AuthorshipPage />
    </>
  )
}
