import { useParams } from 'react-router-dom'
import { useMembersOnly } from '#app/features/account/index.ts'
import { AuthorshipPage } from '#app/features/authorship/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Parts of an author's page that have an address of their own. */
const PARTS = ['comments', 'profile'] as const

/** Screen of /my/author: a member as an author. */
export function AuthorshipScreen() {
  const { t } = useWords()
  const { tab } = useParams()
  useMembersOnly('/auth')
  return (
    <>
      <PageMeta title={t('authorship.title')} description={t('authorship.text')} noIndex />
      <AuthorshipPage tab={PARTS.find((part) => part === tab) ?? 'overview'} />
    </>
  )
}
