import { useId, type ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** A column of a strip chart. */
export interface StripChartBar {
  /** Unique in the chart. */
  key: string
  /** What it stands for: "Step 3". */
  name: string
  /** From 0. */
  value: number
  /** The value in words: "12 cooks". */
  text: string
  /** Stands out. @selector [data-marked] */
  isMarked?: boolean
}

/** Props of {@link StripChart}; other props go to the `<figure>`. */
export interface StripChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart shows, visible below it. */
  label: string
  /** The columns, in order. */
  bars: readonly StripChartBar[]
  /** Value of a full column. @default the largest value */
  max?: number
}

/** Units of the drawing: the width of a column with its gap, and the height. */
const STEP = 10
const GAP = 2
const HEIGHT = 40

/**
 * A small column chart as plain SVG, for a row of a page. The columns are a picture; screen readers
 * read a list of their names and values.
 */
export function StripChart({ label, bars, max, className, ...props }: StripChartProps) {
  const id = useId()
  const full = max ?? Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure
      data-slot="strip-chart"
      aria-labelledby={id}
      className={cn('grid gap-2', className)}
      {...props}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(1, bars.length) * STEP - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-16 w-full overflow-hidden border-b border-line-control rtl:-scale-x-100"
      >
        {bars.map(({ key, value, isMarked }, index) => {
          const height = (Math.min(value, full) / full) * HEIGHT
          return (
            <rect
              key={key}
              data-marked={isMarked || undefined}
              x={index * STEP}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className="fill-line-control data-marked:fill-action forced-colors:fill-[CanvasText] forced-colors:data-marked:fill-[Highlight]"
            />
          )
        })}
      </svg>
      <figcaption id={id} className="text-caption text-ink-soft">
        {label}
      </figcaption>
      <ul className="sr-only">
        {bars.map(({ key, name, text }) => (
          <li key={key}>{`${name}: ${text}`}</li>
        ))}
      </ul>
    </figure>
  )
}
