import type { ArrangedList } from '#app/features/shopping/index.ts'
import type { ReadList } from '#contract/read-list.ts'
import type { LangId } from '#contract/languages.ts'

export function arrangeReadList(_list: ReadList, _langId: LangId): ArrangedList {
  return { departments: [], atHome: [], leftOut: [] }
}
