import type { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { decidedText } from './when.ts'

/** Who has decided about a submission, what and when: "Clara has approved this today at 17:31"; '' while it waits. */
export function decisionText(
  { Decision, Submission, IsToLookAt }: DeskSubmission,
  words: ReturnType<typeof useWords>,
): string {
  if (!Decision) return ''
  const { t } = words
  const when = decidedText(Decision.Decided, words)
  if (IsToLookAt) return t('desk.review.decided.byTrust', { when })
  const what = Submission.State === 'returned' ? 'returned' : 'approved'
  if (Decision.IsMe) return t(`desk.review.decided.${what}You`, { when })
  const { Name: name } = Decision
  return name === null
    ? t(`desk.review.decided.${what}Nobody`, { when })
    : t(`desk.review.decided.${what}`, { name, when })
}
