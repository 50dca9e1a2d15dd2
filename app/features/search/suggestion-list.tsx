import { useId } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowRight, Search } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ROW, STOP } from './hit.tsx'

/** Props of {@link SuggestionList}. */
export interface SuggestionListProps {
  suggestions: readonly string[]
  /** Called with the chosen suggestion. */
  onChoose: (suggestion: string) => void
}

/** Suggested search terms as buttons; nothing without any. */
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

/** Props of {@link NearestTerms}. */
interface NearestTermsProps {
  terms: readonly string[]
  /** Called with the chosen term. */
  onChoose: (term: string) => void
}

/** Buttons for the terms nearest to one that found nothing. Renders nothing without terms. */
export function NearestTerms({ terms, onChoose }: NearestTermsProps) {
  const { t } = useWords()
  const heading = useId()
  if (terms.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mb-10 text-center">
      <h3 id={heading} className="font-regular text-body text-ink-soft">
        {t('search.didYouMean')}
      </h3>
      <ul className="flex flex-wrap justify-center gap-x-8 gap-y-2">
        {terms.map((term) => (
          <li key={term}>
            <button
              type="button"
              {...STOP}
              onClick={() => onChoose(term)}
              className="group/arrow inline-flex min-h-target items-center gap-2 rounded-chip text-title font-semibold wrap-anywhere text-link"
            >
              <span className="underline decoration-2 underline-offset-[0.15em]">{term}</span>
              <Icon
                of={ArrowRight}
                className="flex-none transition-[translate] group-hover/arrow:translate-x-[3px] rtl:-scale-x-100"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
