import type { Id } from '#contract/common.ts'
import { HiddenNote } from './hidden-note.tsx'
import { useOwnCases } from './use-own-cases.ts'

/** Props of {@link HiddenHere}. */
export interface HiddenHereProps {
  kind: 'comment' | 'note'
  id: Id
}

/** Why an own comment or note is hidden, beside it. */
export function HiddenHere({ kind, id }: HiddenHereProps) {
  const { cases } = useOwnCases()
  const own = cases?.find((one) => one.Kind === kind && one.SubjectId === id && one.IsHidden)
  return <div className="mt-2 min-h-28">{own && <HiddenNote ownCase={own} />}</div>
}
