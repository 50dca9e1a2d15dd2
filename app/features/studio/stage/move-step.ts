import { beginStep, moveGap, stepAt, type Marks } from '#cooking/film/marks.ts'

export { useCard as showAsCard } from '#cooking/film/marks.ts'

/**
 * Moves the beginning of a step. What is left out up to it ends there still. The same marks where another
 * step begins at that picture.
 */
export function moveStep(marks: Marks, key: string, at: number): Marks {
  const old = marks.steps.find((step) => step.key === key)?.at
  if (stepAt(marks, at)) return marks
  const before = marks.gaps.find(({ to }) => to === old)
  if (!before) return beginStep(marks, key, at)
  return moveGap(beginStep(marks, key, at), before.from, { to: at })
}
