import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ArrowLeft } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Link } from '#design-system/link/link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Language } from '#contract/languages.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { differingPaths, isIn, languagesOf, type Versions } from './review-fields.ts'
import { decidedText } from './when.ts'

/** Leads back to the queue. */
export function BackToQueue() {
  const { t } = useWords()
  return (
    <p>
      <Link href="/desk/review" className="review-back">
        <Icon of={ArrowLeft} size="s" />
        {t('desk.review.one.back')}
      </Link>
    </p>
  )
}

/** Props of {@link ReviewHead}. */
export interface ReviewHeadProps {
  submission: DeskSubmission
  versions: Versions
  /** Language of the texts. */
  language: Language
  onLanguage: (language: Language) => void
  /** Whether it is shown as the page that it becomes. */
  isPage: boolean
  onPage: (isPage: boolean) => void
}

/** What is reviewed, of whom, in which language, and as what. */
export function ReviewHead(props: ReviewHeadProps) {
  const words = useWords()
  const { t } = words
  const { submission, isPage, onPage } = props
  const { Card, Submission } = submission
  const { Author } = Card
  return (
    <header className="review-title">
      <div>
        <h1 className="text-title">
          {Card.Name.trim() === '' ? t('desk.review.noName') : Card.Name}{' '}
          <span>{t('desk.review.one.versionOf', { number: Submission.Number })}</span>
        </h1>
        <div className="review-person">
          <Avatar size="m" name={Author.Name} />
          <p>
            {Author.Id === null ? (
              <b>{Author.Name}</b>
            ) : (
              <Link href={pathOf('author', Author.Id)}>
                <b>{Author.Name}</b>
              </Link>
            )}{' '}
            <span>
              {t('desk.review.one.sentIn', { when: decidedText(Submission.Sent, words) })}
              {Submission.Word !== '' && ': '}
            </span>
            {Submission.Word !== '' && <q dir="auto">{Submission.Word}</q>}
          </p>
        </div>
      </div>
      <div className="review-ways">
        <Languages {...props} />
        <Button aria-pressed={isPage} onClick={() => onPage(!isPage)}>
          {t('desk.review.one.asPage')}
        </Button>
      </div>
    </header>
  )
}

/** The languages of the texts, each with how many fields differ in it; nothing where there is one. */
function Languages({ versions, language, onLanguage }: ReviewHeadProps) {
  const { t } = useWords()
  const languages = languagesOf(versions)
  if (languages.length < 2) return null
  const differing = differingPaths(versions)
  return (
    <div role="group" aria-label={t('desk.review.one.language')} className="review-languages">
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === language}
          aria-label={t('desk.review.one.inLanguage', {
            code: one.toUpperCase(),
            language: t(`desk.review.languages.${one}`),
            count: differing.filter((path) => isIn(path, one)).length,
          })}
          onClick={() => onLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
