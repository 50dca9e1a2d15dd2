import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookPublication, CookbookSubmission } from '#contract/cookbooks/publication.ts'
import { cookbookActPath } from '../paths.ts'
import { useBookPublishingActs } from './use-book-publication.ts'

/** Props of {@link SubmissionPart}. */
export interface SubmissionPartProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  submission: CookbookSubmission
  name: string
  /** Called when the part that had the focus is gone. */
  onChanged: () => void
}

/** A version that waits for the editors and can be taken back, or their answer about one that was sent back. */
export function SubmissionPart({
  cookbook,
  publication,
  submission,
  name,
  onChanged,
}: SubmissionPartProps) {
  const { t, language } = useWords()
  const { takeBack } = useBookPublishingActs(cookbook.Id)
  const { isPending, change } = useChange()
  const { State, Sent, Word, Answer } = submission
  const isLive = publication.Published?.IsLive === true
  if (State === 'returned') {
    return (
      <section className="pub-not-yet">
        <h2 className="text-subheading">{t('publishing.stand.answer')}</h2>
        <blockquote dir="auto" className="pub-answer">
          {Answer}
        </blockquote>
        {!isLive && (
          <ButtonLink href={cookbookActPath(cookbook.Id, 'publish')}>
            {t('publishing.remarks.again')}
          </ButtonLink>
        )}
      </section>
    )
  }
  const ask = async () => {
    const isSure = await confirm({
      title: t('publishing.book.takeBack.question', { name }),
      description: t('publishing.book.takeBack.text'),
      confirmLabel: t('publishing.takeBack.open'),
    })
    if (!isSure || !(await change(t('publishing.takeBack.failed'), takeBack))) return
    toast({ title: t('publishing.book.takeBack.done') })
    onChanged()
  }
  return (
    <section className="pub-not-yet">
      <h2 className="text-subheading">
        {t('publishing.book.stand.since', { day: writeDate(new Date(Sent), language) })}
      </h2>
      <p className="text-ink-soft">
        {t(isLive ? 'publishing.book.stand.sinceLive' : 'publishing.book.stand.sinceFirst')}
      </p>
      {Word !== '' && (
        <p className="text-caption text-ink-soft">{t('publishing.stand.word', { word: Word })}</p>
      )}
      <Button pending={isPending} onClick={() => void ask()}>
        {t('publishing.takeBack.open')}
      </Button>
    </section>
  )
}
