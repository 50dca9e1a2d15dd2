import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import type { Refusal } from './refusal.ts'
import type { Remarks } from './use-remarks.ts'

/** What is decided about a submission. */
export type Act = 'approve' | 'giveBack' | 'look'

/** Props of {@link ReviewBar}. */
export interface ReviewBarProps {
  submission: DeskSubmission
  remarks: Remarks
  /** What is being decided. */
  pending: Act | undefined
  refusal: Refusal | undefined
  onDecide: (act: Act) => void
}

/** What an editor decides, below everything that they read. */
export function ReviewBar({ submission, remarks, pending, refusal, onDecide }: ReviewBarProps) {
  const { Submission, IsToLookAt, Card } = submission
  const mayDecide = Submission.State === 'waiting' && !Card.IsMine
  const mayLook = IsToLookAt && !Card.IsMine
  if (!mayDecide && !mayLook && !refusal) return null
  return (
    <div className="review-bar">
      <div>
        {refusal && (
          <Banner tone="danger" title={refusal.title} announced>
            {refusal.text}
          </Banner>
        )}
        {mayLook && <Look isPending={pending === 'look'} onLook={() => onDecide('look')} />}
        {mayDecide && (
          <Decide submission={submission} {...{ remarks, pending }} onDecide={onDecide} />
        )}
      </div>
    </div>
  )
}

function Look({ isPending, onLook }: { isPending: boolean; onLook: () => void }) {
  const { t } = useWords()
  return (
    <>
      <p>{t('desk.review.act.lookText')}</p>
      <div className="review-acts">
        <Button variant="primary" pending={isPending} onClick={onLook}>
          {t('desk.review.act.look')}
        </Button>
      </div>
    </>
  )
}

function Decide({
  submission: { Card, Live },
  remarks,
  pending,
  onDecide,
}: Omit<ReviewBarProps, 'refusal'>) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const { count, answer } = remarks
  const hasWords = count > 0 || answer.trim() !== ''
  const approve = () => {
    setAsking(false)
    onDecide('approve')
  }
  return (
    <>
      <p>
        <b>
          {count === 0 ? t('desk.review.remark.none') : t('desk.review.remark.count', { count })}
        </b>{' '}
        {Live ? t('desk.review.one.live', { number: Live.Number }) : t('desk.review.one.first')}
      </p>
      <div className="review-acts">
        <Button
          variant={hasWords ? undefined : 'primary'}
          pending={pending === 'approve'}
          disabled={pending === 'giveBack'}
          onClick={hasWords ? () => setAsking(true) : approve}
        >
          {t(hasWords ? 'desk.review.act.anyway' : 'desk.review.act.approve')}
        </Button>
        {hasWords && (
          <Button
            variant="primary"
            pending={pending === 'giveBack'}
            disabled={pending === 'approve'}
            onClick={() => onDecide('giveBack')}
          >
            {count > 0 ? t('desk.review.act.back', { count }) : t('desk.review.act.backAnswer')}
          </Button>
        )}
      </div>
      <Dialog
        role="alertdialog"
        open={isAsking}
        onOpenChange={setAsking}
        title={t('desk.review.act.sure')}
        description={t('desk.review.act.sureText', { author: Card.Author.Name })}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('desk.review.act.keep')}</Button>
            <Button variant="primary" onClick={approve}>
              {t('desk.review.act.approve')}
            </Button>
          </>
        }
      />
    </>
  )
}
