import { cn } from '#design-system/lib/cn.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert } from '#design-system/icon/lucide.ts'
import { camelCase } from '#contract/text/camel-case.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Warning } from '#contract/recipes/facts.ts'
import { WARNINGS_FOR_ALL } from '#contract/recipes/words.ts'

const CONCERNS_ALL: ReadonlySet<string> = new Set(WARNINGS_FOR_ALL)

/** A warning above the step that it is about: red where every cook can get hurt. */
export function WarningNote({ warning }: { warning: Warning }) {
  const { t } = useWords()
  const kind = camelCase(warning.Kind)
  const isDanger = CONCERNS_ALL.has(warning.Kind)
  return (
    <div
      role="note"
      className={cn(
        'mb-4 grid max-w-measure grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-control border-[1.5px] px-3.5 py-3 text-label',
        isDanger ? 'border-danger bg-danger-tint' : 'border-line-control bg-surface',
      )}
    >
      <Icon of={CircleAlert} className={cn('mt-0.5', isDanger && 'text-danger')} />
      <p>
        <b className="font-semibold">{t(`recipeFacts.warnings.${kind}`)}</b>{' '}
        {warning.Text ?? t(`recipeFacts.advice.${kind}`)}
      </p>
    </div>
  )
}
