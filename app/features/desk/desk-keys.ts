import { keyOf } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import { DESK_MEMBERS_PER_PAGE } from '#contract/desk/limits.ts'
import type { LangId } from '#contract/languages.ts'
import type { DeskList } from '#contract/publishing/desk.ts'
import { DESK_SUBMISSIONS_PER_PAGE } from '#contract/publishing/limits.ts'
import type { DeskContent } from '#contract/reports/desk-contents.ts'
import { CONTENTS_PER_LOAD } from '#contract/reports/limits.ts'

/** The keys of the desk. They are not among those of every page. */
export const deskKeys = {
  /** Members who ask to become authors. */
  applications: () => keyOf('/desk/applications', {}),
  /** A page of the members that are looked for; `page` is 1-based. */
  members: (term: string, page: number) =>
    keyOf('/desk/members', {
      ...(term !== '' && { Term: term }),
      limit: DESK_MEMBERS_PER_PAGE,
      offset: (page - 1) * DESK_MEMBERS_PER_PAGE,
    }),
  /** A page of what was sent in; `page` is 1-based. */
  submissions: (List: DeskList, page: number, LangId: LangId) =>
    keyOf('/desk/submissions', {
      LangId,
      List,
      limit: DESK_SUBMISSIONS_PER_PAGE,
      offset: (page - 1) * DESK_SUBMISSIONS_PER_PAGE,
    }),
  /** One of them. */
  submission: (id: Id, LangId: LangId) => keyOf('/desk/submissions/:id', { id, LangId }),
  /** A page of what members have written or show; `page` is 1-based. */
  contents: (Kind: DeskContent['Kind'], page: number, LangId: LangId) =>
    keyOf('/desk/contents', {
      LangId,
      Kind,
      limit: CONTENTS_PER_LOAD,
      offset: (page - 1) * CONTENTS_PER_LOAD,
    }),
  /** Foods that the catalogue does not know. */
  foods: (LangId: LangId) => keyOf('/desk/foods', { LangId }),
  /** Tags that the catalogue does not know, and those that it does. */
  tags: (LangId: LangId) => keyOf('/desk/tags', { LangId }),
  /** The months that are planned. */
  months: (LangId: LangId) => keyOf('/desk/months', { LangId }),
  /** Cookbooks for one of them, `2026-12`. */
  monthChoices: (month: string, LangId: LangId) =>
    keyOf('/desk/months/:month/choices', { month, LangId }),
  /** A page of the log: the newest rows, or those before one of them. */
  log: (before?: Id) => keyOf('/desk/log', { Before: before }),
}
