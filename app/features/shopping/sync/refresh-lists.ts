import { fetchOverview } from './fetch-lists.ts'
import { rememberedMember } from './remembered-member.ts'
import { memberStore } from './stores.ts'
import { CALL_LIMIT_MS } from '#app/lib/sync/limited-calls.ts'

/**
 * Fetches which lists the member sees, after a change of them.
 *
 * @throws {ApiError} when the server does not answer
 */
export async function refreshLists(): Promise<void> {
  const store = memberStore(rememberedMember())
  const { data, version } = await fetchOverview(AbortSignal.timeout(CALL_LIMIT_MS))
  await store?.storeLists(data, version)
  store?.retry()
}
