import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { Id } from '#contract/common.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import type { Role } from '#contract/roles.ts'
import { useBooks } from './books/use-books.ts'
import { deskKeys } from './desk-keys.ts'
import { useProfiles } from './profiles/use-profiles.ts'
import { useCases } from './reports/use-reports.ts'
import { useQueue } from './review/use-review.ts'
import { useFoodWords, useTagWords } from './words/use-words-lists.ts'

const MEMBER_KEYS = keysOf(['/desk/members'])
const LOG_KEYS = keysOf(['/desk/log'])

/**
 * Members who ask to become authors, the oldest first. What decides about one throws an ApiError and fetches the
 * list again: somebody else may have decided meanwhile.
 */
export function useApplications() {
  const { data, ...state } = useKey(deskKeys.applications())
  const { refresh } = useCacheEditor()
  const { retry } = state
  const decide = async (call: Promise<unknown>) => {
    try {
      await call
    } finally {
      await retry()
      refresh(MEMBER_KEYS)
      refresh(LOG_KEYS)
    }
  }
  return {
    applications: data?.Applications,
    ...state,
    approve: (id: Id) => decide(send('PATCH /desk/applications/:id/approve', { params: { id } })),
    refuse: (id: Id, Remark: string) =>
      decide(send('PATCH /desk/applications/:id/refuse', { params: { id }, fields: { Remark } })),
  }
}

const sumOf = (...counts: readonly (number | undefined)[]) =>
  counts.reduce<number>((sum, count = 0) => sum + count, 0)

/** What waits in each part of the desk; undefined while it is not known. */
export function useDeskCounts() {
  return {
    review: sumOf(
      useQueue('waiting', 1).counts?.waiting,
      useBooks('waiting').counts?.waiting,
      useProfiles().profiles?.length,
    ),
    foods: useFoodWords().total,
    tags: useTagWords().total,
    reports: useCases(false, 1).open,
    people: useApplications().applications?.length,
  }
}

/** A page of the members whom an editor looks for; `page` is 1-based. */
export function useDeskMembers(term: string, page: number) {
  const { data, ...state } = useKey(deskKeys.members(term, page))
  return { members: data?.Members, total: data?.Total, ...state }
}

/** What is decided about a member. The calls throw an ApiError; the lists then show the member as they are. */
export function useMemberDecisions() {
  const { edit, refresh } = useCacheEditor()
  const keep = async (call: Promise<DeskMember>) => {
    const changed = await call
    edit(MEMBER_KEYS, (page) => ({
      ...page,
      Members: page.Members.map((member) => (member.Id === changed.Id ? changed : member)),
    }))
    refresh(LOG_KEYS)
    return changed
  }
  return {
    grant: (id: Id, role: Role, Why: string) =>
      keep(send('POST /desk/members/:id/roles', { params: { id }, fields: { Role: role, Why } })),
    revoke: (id: Id, role: Role, Why: string) =>
      keep(send('DELETE /desk/members/:id/roles/:role', { params: { id, role, Why } })),
    trust: (id: Id, IsTrusted: boolean, Why: string) =>
      keep(send('PATCH /desk/members/:id/trust', { params: { id }, fields: { IsTrusted, Why } })),
    /** @param Until undefined for without end */
    hold: (id: Id, Reason: string, Until: string | undefined) =>
      keep(
        send('PATCH /desk/members/:id/suspend', {
          params: { id },
          fields: { Reason, ...(Until !== undefined && { Until }) },
        }),
      ),
    lift: (id: Id, Why: string) =>
      keep(send('PATCH /desk/members/:id/lift', { params: { id }, fields: { Why } })),
  }
}

/** A page of the log: the newest rows, or those before one of them. */
export function useDeskLog(before?: Id) {
  const { data: log, ...state } = useKey(deskKeys.log(before))
  return { log, ...state }
}
