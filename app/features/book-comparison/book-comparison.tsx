import { useState } from 'react'
import { ChoiceChips } from '#app/lib/ui/choice-chips.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookbookComparison } from '#contract/cookbooks/publication.ts'
import type { Language } from '#contract/languages.ts'
import { marksOf } from './marks.ts'
import { PAST, Side, type SideName } from './side.tsx'
import './book-comparison.css'

/** Props of {@link BookComparison}. */
export interface BookComparisonProps {
  comparison: CookbookComparison
  /** Language in which both sides are read. */
  language: Language
  /** It was published, beside what was published before; the headings say so. @default false */
  isPast?: boolean
  /** Level of the headings of both sides; that of titles and tabs follows from it. @default 2 */
  level?: 2 | 3
}

/**
 * A cookbook as readers see it beside what would be published, each part with a word for what has happened to
 * it. On phones one of the two is shown. Of a first version there is one alone.
 */
export function BookComparison({
  comparison,
  language,
  isPast = false,
  level = 2,
}: BookComparisonProps) {
  const { t } = useWords()
  const [shown, setShown] = useState<SideName>('next')
  const marks = marksOf(comparison, language)
  const { Now, Next } = comparison
  const sides = [
    ...(Now ? [{ name: 'now' as const, side: Now, other: Next }] : []),
    { name: 'next' as const, side: Next, other: Now },
  ]
  return (
    <div className="compared" data-shown={shown}>
      {Now && (
        <div className="compared-switch">
          <ChoiceChips
            label={t('bookComparison.sides')}
            value={shown}
            onChoose={setShown}
            chips={sides.map(({ name }) => ({
              value: name,
              label: t(`bookComparison.${isPast ? PAST[name] : name}`),
            }))}
          />
        </div>
      )}
      <div className="compared-sides">
        {sides.map(({ name, side, other }) => (
          <Side
            key={name}
            {...{ name, side, other, language, level, comparison, isPast }}
            marks={marks[name]}
          />
        ))}
      </div>
    </div>
  )
}
