import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Image } from '#design-system/image/image.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { ChangedText } from '#design-system/text-difference/changed-text.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { BOOK_COVER, HEADER } from '#app/lib/media/sizes.ts'
import { nameList } from '#app/lib/words/name-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { DeskCookbook, DeskCookbookList } from '#contract/cookbooks/publication.ts'
import { type Language, LANGUAGES, otherLanguage } from '#contract/languages.ts'
import { dayText } from '../review/when.ts'
import { AsPages } from './as-pages.tsx'
import { ReturnSheet } from './return-sheet.tsx'
import { useBookDecisions } from './use-books.ts'

/** Props of {@link BookReview}. */
export interface BookReviewProps {
  book: DeskCookbook
  list: DeskCookbookList
  /** Called when it is decided, and leaves the list. */
  onDecided: () => void
}

/** A text in the language of the desk, else in the other one. */
const textIn = (texts: DeskCookbook['Name'], language: Language) =>
  texts[language] || texts[otherLanguage(language)] || ''

/** A cookbook that an editor reads: texts and pictures, beside those that are published, and the decision. */
export function BookReview({ book, list, onDecided }: BookReviewProps) {
  const words = useWords()
  const { t, language } = words
  const { approve, giveBack, look } = useBookDecisions()
  const { isPending, change } = useChange()
  const [isReturning, setReturning] = useState(false)
  const { Submission, Author, IsMine, Live, PublicId, Tabs, RecipeCount } = book
  const name = textIn(book.Name, language) || t('desk.review.noName')
  const decide = async (done: 'approved' | 'looked', call: () => Promise<unknown>) => {
    if (!(await change(t('desk.review.books.failed'), call))) return
    toast({ title: t(`desk.review.act.${done}`, { name }) })
    onDecided()
  }
  return (
    <li className="desk-book">
      <h2 className="text-subheading">{name}</h2>
      <p className="desk-small">
        {[
          Author.Name,
          t('desk.review.since', { when: dayText(Submission.Sent, words) }),
          Live === null && t('desk.review.isNew'),
          t('desk.review.books.recipes', { count: RecipeCount }),
          Tabs.length > 0 &&
            t('desk.review.books.tabs', {
              names: nameList(
                Tabs.map((tab) => textIn(tab, language)),
                language,
              ),
            }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {PublicId !== null && (
          <>
            {' · '}
            <TextLink href={pathOf('cookbook', PublicId)}>{t('desk.review.books.page')}</TextLink>
          </>
        )}
      </p>
      {Submission.Word !== '' && (
        <blockquote dir="auto" className="review-text">
          {Submission.Word}
        </blockquote>
      )}
      <Texts book={book} />
      <Pictures book={book} />
      <AsPages book={book} name={name} />
      {IsMine ? (
        <p className="desk-small">{t('desk.review.yours')}</p>
      ) : (
        <div className="desk-acts">
          {list === 'waiting' ? (
            <>
              <Button
                variant="primary"
                aria-label={t('desk.review.books.approve', { name })}
                pending={isPending}
                onClick={() => void decide('approved', () => approve(book.Id))}
              >
                {t('desk.review.act.approve')}
              </Button>
              <Button
                aria-label={t('desk.review.books.backOf', { name })}
                onClick={() => setReturning(true)}
              >
                {t('desk.review.books.back')}
              </Button>
            </>
          ) : (
            <Button
              aria-label={t('desk.review.books.lookAt', { name })}
              pending={isPending}
              onClick={() => void decide('looked', () => look(book.Id))}
            >
              {t('desk.review.act.look')}
            </Button>
          )}
        </div>
      )}
      <ReturnSheet
        open={isReturning}
        onOpenChange={setReturning}
        author={Author.Name}
        onReturn={async (answer) => {
          const failed = t('desk.review.books.failed')
          if (!(await change(failed, () => giveBack(book.Id, answer)))) return
          setReturning(false)
          toast({ title: t('desk.review.act.returned', { name, author: Author.Name }) })
          onDecided()
        }}
        isPending={isPending}
      />
    </li>
  )
}

/** Title and description in each language, with what has changed since the published ones. */
function Texts({ book }: { book: DeskCookbook }) {
  const { t } = useWords()
  const rows = LANGUAGES.flatMap((language) =>
    (['Name', 'Description'] as const).map((field) => ({
      key: `${field} ${language}`,
      field,
      language,
      after: book[field][language] ?? '',
      before: book.Live?.[field][language] ?? '',
    })),
  ).filter(({ before, after }) => before !== '' || after !== '')
  return (
    <dl className="desk-book-texts">
      {rows.map(({ key, field, language, before, after }) => (
        <div key={key}>
          <dt>
            {t(`desk.review.books.${field}`)}, {t(`desk.review.languages.${language}`)}
          </dt>
          {book.Live && before !== after && before !== '' && (
            <dd lang={language} className="review-text">
              <span className="sr-only">{t('desk.review.books.before')} </span>
              <ChangedText before={before} after={after} version="before" />
            </dd>
          )}
          <dd lang={language} className="review-text">
            {book.Live && before !== after ? (
              <ChangedText before={before} after={after} version="after" />
            ) : (
              after
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Cover and header, those that are published before the new ones. */
function Pictures({ book }: { book: DeskCookbook }) {
  const { t } = useWords()
  const places = [
    { place: 'cover', id: book.CoverId, live: book.Live?.CoverId ?? null, size: BOOK_COVER },
    { place: 'header', id: book.HeaderId, live: book.Live?.HeaderId ?? null, size: HEADER },
  ] as const
  const pathOfPicture = (id: number | null) =>
    book.Pictures.find(({ Id }) => Id === id)?.Path ?? null
  return (
    <div className="desk-book-pictures">
      {places.map(({ place, id, live, size }) => {
        const after = pathOfPicture(id)
        const before = live === id ? null : pathOfPicture(live)
        return [
          before !== null && (
            <figure key={`${place} before`} data-place={place}>
              <Image {...pictureSources(before, size.width)} {...size} sizes="320px" alt="" />
              <figcaption>{t(`desk.review.books.${place}Before`)}</figcaption>
            </figure>
          ),
          after !== null && (
            <figure key={place} data-place={place}>
              <Image {...pictureSources(after, size.width)} {...size} sizes="320px" alt="" />
              <figcaption>{t(`desk.review.books.${place}`)}</figcaption>
            </figure>
          ),
        ]
      })}
    </div>
  )
}
