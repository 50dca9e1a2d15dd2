import { Banner } from '#design-system/banner/banner.tsx'
import { Check, Eye, Lightbulb, MessageCircle } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { decisionText } from './decision-text.ts'
import { languageOfField } from './draft-value.ts'
import { fieldLabel, type Versions } from './review-fields.ts'

/** Props of {@link ReviewNotes}. */
export interface ReviewNotesProps {
  submission: DeskSubmission
  versions: Versions
}

/** What an editor should know before reading on: who reads it, who has decided, unknown words, earlier remarks. */
export function ReviewNotes({ submission, versions }: ReviewNotesProps) {
  const words = useWords()
  const { t } = words
  const { Card, Submission } = submission
  const decided = decisionText(submission, words)
  return (
    <div className="review-notes">
      {decided !== '' && (
        <Banner icon={Check} title={decided} announced>
          {Submission.Answer === ''
            ? undefined
            : t('desk.review.decided.answer', { answer: Submission.Answer })}
        </Banner>
      )}
      {Card.IsMine && <Banner title={t('desk.review.one.own')} />}
      {Card.Reader && !Card.Reader.IsMe && (
        <Banner
          icon={Eye}
          title={t('desk.review.one.readTo', { name: Card.Reader.Name })}
          announced
        />
      )}
      <UnknownWords unknown={submission.Unknown} />
      <EarlierRemarks submission={submission} versions={versions} />
    </div>
  )
}

function UnknownWords({ unknown: { Foods, Tags, Tools } }: { unknown: DeskSubmission['Unknown'] }) {
  const { t } = useWords()
  const lists = [
    ['desk.review.one.unknownFoods', Foods],
    ['desk.review.one.unknownTags', Tags],
    ['desk.review.one.unknownTools', Tools],
  ] as const
  const sentences = lists
    .filter(([, names]) => names.length > 0)
    .map(([key, names]) => t(key, { count: names.length, names: names.join(', ') }))
  if (sentences.length === 0) return null
  return (
    <Banner icon={Lightbulb} title={sentences[0]}>
      {sentences.length > 1 ? sentences.slice(1).join(' ') : undefined}
    </Banner>
  )
}

/** The remarks on the version before, and which of them are done. */
function EarlierRemarks({ submission: { Before }, versions }: ReviewNotesProps) {
  const { t, language, formatNumber } = useWords()
  if (Before.length === 0) return null
  const done = Before.filter(({ IsDone }) => IsDone).length
  const words = { t, formatNumber, language }
  return (
    <section className="review-earlier">
      <h2 className="text-subheading">
        {t('desk.review.one.beforeTitle', { count: Before.length, done })}
      </h2>
      <ul>
        {Before.map(({ Id, Field, Text, IsDone }) => {
          const { label, detail } = fieldLabel(versions, Field, words)
          const written = languageOfField(Field)
          const texts = written ? t(`desk.review.languages.${written}`) : ''
          return (
            <li key={Id}>
              <Icon of={IsDone ? Check : MessageCircle} />
              <p>
                <b>{[label, detail, texts].filter(Boolean).join(', ')}</b>{' '}
                <small>{t(IsDone ? 'desk.review.one.isDone' : 'desk.review.one.isOpen')}</small>
                <span dir="auto">{Text}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
