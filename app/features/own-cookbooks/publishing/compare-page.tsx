import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { LateBookComparison } from '#app/features/book-comparison/index.ts'
import { ApiError, isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { ChoiceChips } from '#app/lib/ui/choice-chips.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { BackLink, NotLoaded } from '#app/lib/ui/publishing-frame.tsx'
import { hasLongWord } from '#app/lib/words/has-long-word.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { type LangId, langIdOf, type Language, LANGUAGES } from '#contract/languages.ts'
import { cookbookActPath } from '../paths.ts'
import { textOf } from '../texts.ts'
import { bookPublishingKeys } from './book-publishing-keys.ts'

const keyFor = (id: Id, version: Id | undefined, langId: LangId) =>
  version === undefined
    ? bookPublishingKeys.comparison(id, langId)
    : bookPublishingKeys.version(id, version, langId)

/** Props of {@link ComparePage}. */
export interface ComparePageProps {
  id: Id
  /** A version that was published, beside the one before it. Without it what readers see beside what would be published. */
  version?: Id | undefined
}

/** Two versions of a cookbook beside each other, in either language. */
export function ComparePage({ id, version }: ComparePageProps) {
  const { t, language: shown } = useWords()
  const [chosen, setLanguage] = useState<Language>()
  // The page changes to the language of the account once that is known.
  const language = chosen ?? shown
  const isSignedIn = useIsSignedIn()
  const { data, error, retry } = useKey(isSignedIn ? keyFor(id, version, langIdOf(language)) : null)
  // The one before stays until the other language is there, and so does the focus.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  if (id === 0 || version === 0 || isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (error instanceof ApiError && error.status === 404)
    return <Navigate to={cookbookActPath(id, 'publication')} replace />
  const name =
    (known && textOf(known.Now?.Name ?? known.Next.Name, language)) || t('bookComparison.unnamed')
  const is = version === undefined ? 'next' : 'past'
  const title = t(`bookComparison.titles.${is}`, { name })
  return (
    <div tabIndex={-1} className="pub-page page-column outline-none">
      <BackLink href={cookbookActPath(id, 'publication')}>{t('bookComparison.back')}</BackLink>
      {known ? (
        <>
          <div className="pub-head">
            <div>
              <h1 className={hasLongWord(name) ? 'text-heading' : 'text-title'}>{title}</h1>
              <p className="text-ink-soft">{t(`bookComparison.texts.${is}`)}</p>
            </div>
            <ChoiceChips
              label={t('bookComparison.language')}
              value={language}
              onChoose={setLanguage}
              chips={LANGUAGES.map((one) => ({ value: one, label: one.toUpperCase() }))}
            />
          </div>
          {error === undefined ? (
            <LateBookComparison
              comparison={data ?? known}
              language={language}
              isPast={version !== undefined}
            />
          ) : (
            <LoadFailed
              title={t('bookComparison.failed')}
              text={t('bookComparison.failedText')}
              onRetry={retry}
            />
          )}
        </>
      ) : (
        <NotLoaded
          title={t(
            version === undefined
              ? 'publishing.book.changes.compare'
              : 'publishing.book.happened.title',
          )}
          error={error}
          failedText={t('bookComparison.failedText')}
          onRetry={retry}
        />
      )}
    </div>
  )
}
