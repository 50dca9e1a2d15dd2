import { useWords } from '#app/lib/words/words-provider.tsx'
import { COMMENT_MAX } from '#contract/limits.ts'

/** Tells by how much a comment is too long, as a rule of react-hook-form; undefined when it fits. */
export function useTooLong(): (text: string) => string | undefined {
  const { t } = useWords()
  return (text) => {
    const count = Array.from(text.trim()).length - COMMENT_MAX
    return count > 0 ? t('memberActions.tooLong', { count }) : undefined
  }
}
