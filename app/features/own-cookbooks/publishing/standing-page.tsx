import { useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { BackLink, NotLoaded } from '#app/lib/ui/publishing-frame.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import { cookbookActPath, OWN_COOKBOOKS_PATH } from '../paths.ts'
import { textOf } from '../texts.ts'
import { AfterPart } from './after-part.tsx'
import { BookColumns } from './book-columns.tsx'
import { ChangesPart } from './changes-part.tsx'
import { HappenedPart } from './happened-part.tsx'
import { StandingHead } from './standing-head.tsx'
import { SubmissionPart } from './submission-part.tsx'
import { TellPart } from './tell-part.tsx'
import { useBookPublication } from './use-book-publication.ts'
import '#app/lib/ui/pick-cards.css'
import './book-publishing.css'

/** How a cookbook stands on its way to everybody: what has changed, what was, and withdrawing it. */
export function StandingPage({ id }: { id: Id }) {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  const { known, error, retry } = useBookPublication(id)
  if (isRequestInvalid(error) || known?.cookbook.Deleted) return <Navigate to="/404" replace />
  if (known && !known.publication.Published && !known.publication.Submission) {
    return <Navigate to={cookbookActPath(id, 'publish')} replace />
  }
  return (
    <div ref={region} tabIndex={-1} className="pub-page page-column outline-none">
      <BackLink href={OWN_COOKBOOKS_PATH}>{t('ownCookbooks.title')}</BackLink>
      {known ? (
        <Standing {...known} onChanged={() => region.current?.focus()} />
      ) : (
        <NotLoaded
          title={t('publishing.book.title')}
          error={error}
          failedText={t('publishing.book.failedText')}
          onRetry={retry}
        />
      )}
    </div>
  )
}

interface StandingProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  /** Called when another part of the page takes the place of the one that had the focus. */
  onChanged: () => void
}

function Standing({ cookbook, publication, onChanged }: StandingProps) {
  const { t, language } = useWords()
  const { Published, Submission } = publication
  const name = textOf(cookbook.Name, language) || t('ownCookbooks.unnamed')
  const parts = { cookbook, publication, name, onChanged }
  return (
    <>
      <StandingHead {...parts} />
      <BookColumns cookbook={cookbook}>
        {Submission && <SubmissionPart {...parts} submission={Submission} />}
        {Published?.IsLive && !Published.IsHidden && (
          <>
            <ChangesPart {...parts} />
            <TellPart {...parts} />
          </>
        )}
        <HappenedPart id={cookbook.Id} publication={publication} />
        {Published && <AfterPart {...parts} published={Published} />}
      </BookColumns>
    </>
  )
}
