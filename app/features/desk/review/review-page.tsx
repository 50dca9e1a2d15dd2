import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useMember } from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import type { Id } from '#contract/common.ts'
import { type Language, otherLanguage } from '#contract/languages.ts'
import { SUBMISSION_WORD_MAX } from '#contract/publishing/limits.ts'
import { FieldList } from './field-list.tsx'
import { FilmReview } from './film-review.tsx'
import { PagePreview } from './page-preview.tsx'
import { ReviewBar } from './review-bar.tsx'
import { differingPaths, isIn, languagesOf } from './review-fields.ts'
import { BackToQueue, ReviewHead } from './review-head.tsx'
import { ReviewNotes } from './review-notes.tsx'
import { useDeciding, type Reviewing } from './use-deciding.ts'
import { useReading } from './use-reading.ts'
import { useRemarks, type Remarks } from './use-remarks.ts'
import { useSubmission } from './use-review.ts'
import '../desk.css'
import './review.css'

/** One version that an author has sent in, with what an editor says and decides about it. */
export function DeskReview({ id }: { id: Id }) {
  const { member } = useMember()
  return member ? <ForMember key={id} id={id} member={member} /> : <Loading />
}

interface ForMemberProps {
  id: Id
  member: CurrentUser
}

function ForMember({ id, member }: ForMemberProps) {
  const { t } = useWords()
  const calls = useSubmission(id)
  const { submission, error, retry, read } = calls
  const remarks = useRemarks(id, member)
  const isRead = submission?.Submission.State === 'waiting' && !submission.Card.IsMine
  const isGone = useReading(isRead ? id : 0, read)
  const isMissing = isGone || (error instanceof ApiError && error.status === 404)
  return (
    <>
      <BackToQueue />
      {isMissing && <Gone remarks={remarks} />}
      {!isMissing && error !== undefined && (
        <LoadFailed
          title={t('desk.review.one.failed')}
          text={t('desk.failedText')}
          onRetry={retry}
        />
      )}
      {!submission && error === undefined && <Loading />}
      {submission && !isMissing && (
        <Loaded submission={submission} remarks={remarks} calls={calls} />
      )}
    </>
  )
}

/** A version that its author has taken back: what was typed about it can still be copied. */
function Gone({ remarks }: { remarks: Remarks }) {
  const { t } = useWords()
  return (
    <>
      <EmptyState
        headingLevel="h1"
        title={t('desk.review.one.gone')}
        action={<ArrowLink href="/desk/review">{t('desk.review.title')}</ArrowLink>}
      >
        {t('desk.review.one.goneText')}
      </EmptyState>
      {remarks.typed.length > 0 && (
        <section className="review-earlier">
          <h2 className="text-subheading">{t('desk.review.remark.typed')}</h2>
          {remarks.typed.map((text) => (
            <p key={text} className="review-text">
              {text}
            </p>
          ))}
        </section>
      )}
    </>
  )
}

function Loaded({ submission, remarks, calls }: Reviewing) {
  const { t, language: own } = useWords()
  const { Card, Draft, Live, Pictures, Submission } = submission
  const versions = { before: Live?.Draft, after: Draft }
  const written = languagesOf(versions)
  const [chosen, setChosen] = useState<Language>()
  const [isPage, setPage] = useState(false)
  const { pending, refusal, decide } = useDeciding({ submission, remarks, calls })
  const language = chosen ?? (written.includes(own) ? own : (written[0] ?? own))
  const mayRemark = Submission.State === 'waiting' && !Card.IsMine
  return (
    <>
      <ReviewHead
        {...{ submission, versions, language, isPage }}
        onLanguage={setChosen}
        onPage={setPage}
      />
      <ReviewNotes submission={submission} versions={versions} />
      {isPage ? (
        <PagePreview
          draft={Draft}
          pictures={Pictures}
          author={Card.Author.Name}
          language={language}
        />
      ) : (
        <>
          <FilmReview {...{ submission, language, remarks, mayRemark }} />
          <FieldList {...{ submission, versions, language, remarks, mayRemark }} />
          <InOtherLanguage
            count={differingPaths(versions).filter((path) => !isIn(path, language)).length}
            language={otherLanguage(language)}
            onShow={setChosen}
          />
        </>
      )}
      {(mayRemark || remarks.answer !== '') && (
        <TextArea
          className="review-answer"
          label={t('desk.review.remark.answer', { name: Card.Author.Name })}
          hint={t('desk.review.remark.answerHint')}
          rows={2}
          maxLength={SUBMISSION_WORD_MAX}
          value={remarks.answer}
          readOnly={!mayRemark}
          onChange={({ target }) => remarks.setAnswer(target.value)}
        />
      )}
      <ReviewBar
        {...{ submission, remarks, pending, refusal }}
        onDecide={(act) => void decide(act)}
      />
    </>
  )
}

interface InOtherLanguageProps {
  /** Fields that differ in it and are not shown. */
  count: number
  language: Language
  onShow: (language: Language) => void
}

/** Says that texts differ in the other language, too, so that nobody decides without having seen them. */
function InOtherLanguage({ count, language, onShow }: InOtherLanguageProps) {
  const { t } = useWords()
  if (count === 0) return null
  const name = t(`desk.review.languages.${language}`)
  return (
    <p className="review-other">
      {t('desk.review.one.other', { count, language: name })}{' '}
      <Button variant="bare" onClick={() => onShow(language)}>
        {t('desk.review.one.showOther', { language: name })}
      </Button>
    </p>
  )
}

function Loading() {
  return (
    <SkeletonRegion>
      <div className="grid gap-4 pt-4">
        <Skeleton className="h-12 w-1/2" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
