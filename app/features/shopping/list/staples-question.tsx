import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Check, ChevronDown, Plus } from '#design-system/icon/lucide.ts'
import type { ArrangedList } from '#app/features/shopping/model/departments.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { Actions } from './actions/use-actions.ts'

/** Props of {@link StaplesQuestion}. */
export interface StaplesQuestionProps {
  arranged: ArrangedList
  actions: Actions
}

/** Phones on which the question is one line at first, so that rows are in view. */
const SMALL = '(max-width: 23.4375rem), (max-height: 37.5rem)'

const staplesOf = ({ departments }: ArrangedList) =>
  departments
    .flatMap((department) => department.rows)
    .filter(({ isUsual, items, State }) => isUsual && items.length === 0 && State === 0)

/** Asks once which staples are missing; the others are remembered as always at home. */
export function StaplesQuestion({ arranged, actions }: StaplesQuestionProps) {
  const rows = staplesOf(arranged)
  return rows.length > 0 && <Question rows={rows} actions={actions} />
}

interface QuestionProps extends Pick<StaplesQuestionProps, 'actions'> {
  rows: readonly ListRow[]
}

function Question({ rows, actions }: QuestionProps) {
  const { t } = useWords()
  const [isLater, setLater] = useState(false)
  const [isOpen, setOpen] = useState(() => !matchMedia(SMALL).matches)
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  if (isLater) return null
  const toggle = (key: string) => {
    const others = [...missing].filter((one) => one !== key)
    setMissing(new Set(missing.has(key) ? others : [...others, key]))
  }
  if (!isOpen) {
    return (
      <Button
        icon={ChevronDown}
        aria-expanded={false}
        onClick={() => setOpen(true)}
        className="mb-1 w-full justify-start bg-tint"
      >
        {t('shopping.staples')}
      </Button>
    )
  }
  const bought = rows.filter(({ key }) => missing.has(key))
  return (
    <section
      aria-label={t('shopping.staples')}
      className="mb-6 rounded-control bg-tint p-4 forced-colors:border"
    >
      <h3 className="text-card font-semibold">{t('shopping.staples')}</h3>
      <p className="mt-1 text-label">{t('shopping.staplesText')}</p>
      <ul className="my-3 flex flex-wrap gap-2">
        {rows.map(({ key, other }) => (
          <li key={key}>
            <Button
              icon={missing.has(key) ? Check : Plus}
              aria-pressed={missing.has(key)}
              onClick={() => toggle(key)}
            >
              {capitalised(other)}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void actions.answerStaples(rows, bought)}>
          {bought.length === 0
            ? t('shopping.allThere')
            : t('shopping.buySome', { count: bought.length })}
        </Button>
        <Button variant="bare" onClick={() => setLater(true)}>
          {t('shopping.later')}
        </Button>
      </div>
    </section>
  )
}
