import { Navigate, useParams } from 'react-router-dom'
import {
  LateComparePage,
  LateEditorPage,
  LatePublishPage,
  LateStandingPage,
  ShelfPage,
} from '#app/features/own-cookbooks/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'

/** The member's cookbooks, the editor of one, or what can be done with it on a page of its own. */
export function OwnCookbooks() {
  const { t } = useWords()
  const { id, act } = useParams()
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
        <OneCookbook id={idOf(id)} act={act} />
      )}
    </>
  )
}

/** How the address of a version that was published ends, before its id. */
const VERSION = 'version-'

function OneCookbook({ id, act }: { id: Id; act: string | undefined }) {
  if (act === undefined) return <LateEditorPage id={id} />
  if (act === 'publish') return <LatePublishPage id={id} />
  if (act === 'compare') return <LateComparePage id={id} />
  if (act.startsWith(VERSION))
    return <LateComparePage id={id} version={idOf(act.slice(VERSION.length))} />
  if (act === 'publication') return <LateStandingPage id={id} />
  return <Navigate to="/404" replace />
}
