import { useWords } from '#app/lib/words/words-provider.tsx'
import { COMMENT_MAX } from '#contract/limits.ts'

/** A validation rule for react-hook-form: the message for a comment that is too long, else undefined. */
export function useTooLong(): (text: string) => string | undefined {
  const { t } = useWords()
  return (text) => {
    const count = Array.from(text.trim()).length - COMMENT_MAX
    return count > 0 ? t('memberActions.tooLong', { count }) : undefined
  }
}
