import type { CookMark } from '#design-system/kitchen/kitchen.types.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** A circle, a triangle, a square and a diamond, on a 16 grid. */
const SHAPES: Record<CookMark, string> = {
  1: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13z',
  2: 'M8 1.5 15 14H1z',
  3: 'M2 2h12v12H2z',
  4: 'M8 .8 15.2 8 8 15.2.8 8z',
}

/** The mark of a kitchen beside its name, so that two are not told apart by colour. */
export function SessionMark({ mark }: { mark: CookMark }) {
  const { cook } = useMessages()
  return (
    <svg
      data-slot="session-mark"
      viewBox="0 0 16 16"
      role="img"
      aria-label={cook.marks[mark - 1]}
      className="session-mark"
    >
      <path d={SHAPES[mark]} />
    </svg>
  )
}
