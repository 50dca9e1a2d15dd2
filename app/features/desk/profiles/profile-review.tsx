import { useState } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { ChangedText } from '#design-system/text-difference/changed-text.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { DeskProfile } from '#contract/desk/authorship.ts'
import { DESK_TEXT_MAX } from '#contract/desk/limits.ts'
import { ReturnSheet } from '../books/return-sheet.tsx'
import { dayText } from '../review/when.ts'
import { useProfileDecisions } from './use-profiles.ts'

/** Props of {@link ProfileReview}. */
export interface ProfileReviewProps {
  profile: DeskProfile
  /** Called when it is decided, and leaves the list. */
  onDecided: () => void
}

/** Another name or portrait of an author, beside what others see now, and the decision. */
export function ProfileReview({ profile, onDecided }: ProfileReviewProps) {
  const words = useWords()
  const { t } = words
  const { approve, giveBack } = useProfileDecisions()
  const { isPending, change } = useChange()
  const [isReturning, setReturning] = useState(false)
  const { Id, Sent, Author, Name, Portrait, IsYou } = profile
  const name = Author.Name
  const failed = t('desk.review.books.failed')
  const accept = async () => {
    if (!(await change(failed, () => approve(Id)))) return
    toast({ title: t('desk.review.profiles.approved', { name: Name ?? name }) })
    onDecided()
  }
  const refuse = async (answer: string) => {
    if (!(await change(failed, () => giveBack(Id, oneLine(answer))))) return
    setReturning(false)
    toast({ title: t('desk.review.profiles.returned', { name }) })
    onDecided()
  }
  return (
    <li className="desk-book">
      <h2 className="text-subheading">{name}</h2>
      <p className="desk-small">
        {t('desk.review.since', { when: dayText(Sent, words) })}
        {' · '}
        <TextLink href={pathOf('author', Author.Id)}>{t('desk.review.books.page')}</TextLink>
      </p>
      {Name !== null && (
        <dl className="desk-book-texts">
          <div>
            <dt>{t('desk.review.profiles.nameBefore')}</dt>
            <dd className="review-text">
              <ChangedText before={name} after={Name} version="before" />
            </dd>
          </div>
          <div>
            <dt>{t('desk.review.profiles.name')}</dt>
            <dd className="review-text">
              <ChangedText before={name} after={Name} version="after" />
            </dd>
          </div>
        </dl>
      )}
      {Portrait !== null && (
        <div className="desk-portraits">
          <figure>
            <Avatar size="plate" name={name} src={mediaUrl(Author.Portrait)} />
            <figcaption>{t('desk.review.profiles.portraitBefore')}</figcaption>
          </figure>
          <figure>
            <a href={mediaUrl(Portrait)} target="_blank" rel="noopener">
              <Avatar size="plate" name={name} src={mediaUrl(Portrait)} />
              <span className="sr-only">{t('desk.review.profiles.enlarge', { name })}</span>
            </a>
            <figcaption>{t('desk.review.profiles.portrait')}</figcaption>
          </figure>
        </div>
      )}
      {IsYou ? (
        <p className="desk-small">{t('desk.review.yours')}</p>
      ) : (
        <div className="desk-acts">
          <Button
            variant="primary"
            aria-label={t('desk.review.books.approve', { name })}
            pending={isPending}
            onClick={() => void accept()}
          >
            {t('desk.review.act.approve')}
          </Button>
          <Button
            aria-label={t('desk.review.books.backOf', { name })}
            onClick={() => setReturning(true)}
          >
            {t('desk.review.books.back')}
          </Button>
        </div>
      )}
      <ReturnSheet
        open={isReturning}
        onOpenChange={setReturning}
        author={name}
        maxLength={DESK_TEXT_MAX}
        onReturn={refuse}
        isPending={isPending}
      />
    </li>
  )
}
