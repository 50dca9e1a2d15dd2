import { useWords } from '#app/lib/words/words-provider.tsx'

/** Says beside the label of a field that it may stay empty. */
export function Optional() {
  const { t } = useWords()
  return <span className="text-caption text-ink-soft">{t('authorship.optional')}</span>
}
