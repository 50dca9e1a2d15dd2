import type { CSSProperties } from 'react'
import type { CookSegmentsProps } from '#design-system/kitchen/kitchen.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Progress while the film plays: a segment per step, without seconds. */
export function CookSegments({
  steps,
  current,
  passed,
  onSelect,
  className,
  ...props
}: CookSegmentsProps) {
  const { cook } = useMessages()
  const partOf = (number: number) =>
    number === current ? Math.min(Math.max(passed, 0), 1) : number < current ? 1 : 0
  return (
    // Progress runs to the right in both directions of writing.
    <ol
      dir="ltr"
      data-slot="cook-segments"
      aria-label={cook.allSteps}
      className={cn('cook-segments', className)}
      {...props}
    >
      {steps.map(({ number, title }) => (
        <li key={number}>
          <button
            type="button"
            aria-current={number === current ? 'step' : undefined}
            aria-label={cook.step(number, steps.length, title)}
            onClick={() => onSelect(number)}
          >
            <span style={{ '--passed': partOf(number) } as CSSProperties} />
          </button>
        </li>
      ))}
    </ol>
  )
}
