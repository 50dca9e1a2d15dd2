import { ApiError } from '#app/lib/api/api-error.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { decisionText } from './decision-text.ts'

/** Why a decision was not taken, in words. */
export interface Refusal {
  readonly title: string
  /** What happened instead, and that nothing typed is lost. */
  readonly text: string
}

/**
 * Why a decision was not taken.
 *
 * @param now how the submission stands now; undefined when it is gone, or cannot be fetched
 */
export function refusalOf(
  error: unknown,
  now: DeskSubmission | undefined,
  words: ReturnType<typeof useWords>,
): Refusal {
  const { t } = words
  const known = error instanceof ApiError ? error : undefined
  if (known?.status === 0)
    return { title: t('desk.review.refused.offline'), text: t('desk.review.refused.offlineText') }
  switch (known?.code) {
    case 'OwnDecision':
      return { title: t('desk.review.refused.own'), text: t('desk.review.refused.ownText') }
    case 'TooHardToRead':
      return { title: t('desk.review.refused.hard'), text: t('desk.review.refused.hardText') }
    case 'Unavailable':
      return {
        title: t('desk.review.refused.unavailable'),
        text: t('desk.review.refused.unavailableText'),
      }
    case 'NotFound':
    case 'AlreadyDecided': {
      if (!now) return { title: t('desk.review.one.gone'), text: t('desk.review.decided.kept') }
      if (now.Submission.State === 'waiting')
        return { title: t('desk.review.refused.hold'), text: t('desk.review.refused.holdText') }
      const decided = decisionText(now, words)
      return {
        title: t('desk.review.refused.meanwhile'),
        text: `${decided}. ${t('desk.review.decided.kept')}`,
      }
    }
    default: {
      const said = known?.code === undefined ? '' : known.message
      return {
        title: t('desk.review.refused.other'),
        text: [said, t('desk.review.decided.kept')].filter(Boolean).join(' '),
      }
    }
  }
}
