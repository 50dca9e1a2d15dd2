import { keyOf } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'

/** What the address of a withdrawn cookbook still says. */
export const withdrawnKey = (id: Id, langId: LangId) =>
  keyOf('/book/:id/withdrawn', { id, LangId: langId })
