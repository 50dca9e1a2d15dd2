import { useId } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ROW, STOP } from './hit.tsx'

/** Props of {@link SuggestionList}. */
export interface SuggestionListProps {
  suggestions: readonly string[]
  /** Called with the chosen suggestion. */
  onChoose: (suggestion: string) => void
}

/** Suggested search terms as buttons (SRC-06, SRC-07); nothing without any. */
export function SuggestionList({ suggestions, onChoose }: SuggestionListProps) {
  const { t } = useWords()
  const heading = useId()
  if (suggestions.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-subheading">
        {t('search.suggestions')}
      </h3>
      <ul className="grid gap-x-8 tablet:grid-cols-2 desktop:grid-cols-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion} className="border-b border-line">
            <button
              type="button"
              {...STOP}
              onClick={() => onChoose(suggestion)}
              className={cn(ROW, 'gap-3 py-2 wrap-anywhere hyphens-auto')}
            >
              <Icon of={Search} size="s" className="flex-none text-ink-soft" />
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
