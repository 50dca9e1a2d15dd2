import { useMemo } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { differenceOf, type TextRun } from '#design-system/text-difference/text-difference.logic.ts'

/** Props of {@link ChangedText}. */
export interface ChangedTextProps {
  /** The earlier version of the text. */
  before: string
  /** The later version. */
  after: string
  /** The version that is shown. */
  version: 'before' | 'after'
}

/** Runs with their positions as keys: a run never moves. */
function numbered(runs: readonly TextRun[]) {
  return runs.map((run, start) => Object.assign(run, { start }))
}

/** One of two versions of a text, with what is gone struck through, or what is new underlined. */
export function ChangedText({ before, after, version }: ChangedTextProps) {
  const runs = useMemo(() => numbered(differenceOf(before, after)), [before, after])
  const hidden = version === 'before' ? 'added' : 'removed'
  return runs.map((run) => run.kind !== hidden && <Run key={run.start} run={run} />)
}

function Run({ run: { kind, text } }: { run: TextRun }) {
  const { removed, added } = useMessages().task
  if (kind === 'kept') return text
  const isRemoved = kind === 'removed'
  const Mark = isRemoved ? 'del' : 'ins'
  const trimmed = text.trimEnd()
  return (
    <>
      <Mark
        className={cn(
          'rounded-inner px-0.5 text-ink',
          isRemoved
            ? 'bg-danger-tint line-through'
            : 'bg-success-tint underline decoration-2 underline-offset-[0.2em]',
        )}
      >
        {/* Few screen readers say what these elements mean. */}
        <span className="sr-only">{isRemoved ? removed : added} </span>
        {trimmed}
      </Mark>
      {text.slice(trimmed.length)}
    </>
  )
}
