import { useParams } from 'react-router-dom'
import { LateEditorPage, ShelfPage } from '#app/features/own-cookbooks/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'

/** The member's cookbooks, or the editor of one. */
export function OwnCookbooks() {
  const { t } = useWords()
  const { id } = useParams()
  return (
    <>
      <PageMeta
        title={t('ownCookbooks.title')}
        description={t('ownCookbooks.description')}
        noIndex
      />
      {id === undefined ? (
        <div tabIndex={-1} className="page-column min-h-dvh outline-none">
          <ShelfPage />
        </div>
      ) : (
        <LateEditorPage id={idOf(id)} />
      )}
    </>
  )
}
