import { Navigate } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ChefHat, PenLine } from '#design-system/icon/lucide.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { BackLink, Columns, NotYet, NotLoaded } from '#app/lib/ui/publishing-frame.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import type { Id } from '#contract/common.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import { cookbookActPath, ownCookbookPath } from '../paths.ts'
import { textOf } from '../texts.ts'
import { BookCover } from './book-columns.tsx'
import { BookChecks, lacksOf } from './book-checks.tsx'
import { PublishForm } from './publish-form.tsx'
import { useBookPublication } from './use-book-publication.ts'
import { WhatTheyAreTold } from './what-they-are-told.tsx'
import '#app/lib/ui/pick-cards.css'
import './book-publishing.css'

/** Where an author publishes a cookbook: what readers get, who hears about it, and one promise. */
export function PublishPage({ id }: { id: Id }) {
  const { t } = useWords()
  const { known, error, retry } = useBookPublication(id)
  if (isRequestInvalid(error) || known?.cookbook.Deleted) return <Navigate to="/404" replace />
  if (known?.publication.Published?.IsLive) {
    return <Navigate to={cookbookActPath(id, 'publication')} replace />
  }
  return (
    <div className="pub-page page-column">
      {known ? (
        <Publish {...known} />
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

interface PublishProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  member: CurrentUser
}

function Publish({ cookbook, publication, member }: PublishProps) {
  const { t, language } = useWords()
  const { MaySend, IsTrusted, Submission, Published } = publication
  const lacks = lacksOf(cookbook)
  const isReady = !lacks.name && !lacks.recipes && !lacks.others
  const editor = ownCookbookPath(cookbook.Id)
  const isRead = !IsTrusted || Published?.IsHidden === true
  return (
    <>
      <BackLink href={editor}>
        {textOf(cookbook.Name, language) || t('ownCookbooks.unnamed')}
      </BackLink>
      <h1 className="text-display">{t('publishing.book.title')}</h1>
      <p className="pub-lead">
        {t(isRead ? 'publishing.book.text' : 'publishing.book.trusted')}
        {Submission?.State === 'waiting' && <> {t('publishing.book.replaces')}</>}
      </p>
      <Columns
        aside={
          Published ? (
            <BookCover cookbook={cookbook} className="pub-book" />
          ) : (
            <WhatTheyAreTold cookbook={cookbook} member={member} />
          )
        }
      >
        <BookChecks cookbook={cookbook} />
        {!MaySend && (
          <NotYet
            title={t('publishing.send.noAuthor')}
            text={t('publishing.book.noAuthorText')}
            action={
              <ButtonLink href="/my/author" variant="primary" icon={ChefHat}>
                {t('publishing.send.become')}
              </ButtonLink>
            }
          />
        )}
        {MaySend && !isReady && (
          <NotYet
            title={t('publishing.send.notReady')}
            text={t('publishing.book.notReadyText')}
            action={
              <ButtonLink href={editor} variant="primary" icon={PenLine}>
                {t('publishing.send.goOn')}
              </ButtonLink>
            }
          />
        )}
        {MaySend && isReady && (
          <PublishForm cookbook={cookbook} publication={publication} member={member} />
        )}
      </Columns>
    </>
  )
}
