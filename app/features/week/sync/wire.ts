import { keyOf } from '#app/lib/api/keys.ts'
import { requestOf, type CallRequest } from '#app/lib/api/send.ts'
import { call, fetchVersioned } from '#app/lib/sync/versioned-call.ts'
import type { LangId } from '#contract/languages.ts'
import { OPERATION_HEADER } from '#contract/shopping/sync.ts'
import type { MealChange } from '#contract/week/week.ts'
import type { WeekOperation } from './operation.ts'

/** The key of the week. It is read and stored by its own store. */
const weekKey = (langId: LangId) => keyOf('/week', { LangId: langId })

/** Fetches the week, with its version. @throws {ApiError} */
export const fetchWeek = (langId: LangId, signal: AbortSignal) =>
  fetchVersioned(weekKey(langId), signal)

interface WeekRequest extends CallRequest {
  readonly body?: object
}

function changeRequest(key: string, fields: MealChange, LangId: LangId): WeekRequest {
  const request = requestOf('PATCH /week/meals/:key', { params: { key, LangId }, fields })
  return { ...request, body: fields }
}

function requestFor({ change }: WeekOperation, LangId: LangId): WeekRequest {
  const params = { LangId }
  switch (change.kind) {
    case 'add':
      return {
        ...requestOf('POST /week/meals', { params, fields: change.meal }),
        body: change.meal,
      }
    case 'change':
      return changeRequest(change.meal, change.change, LangId)
    case 'restore': {
      const { Key, Day, Slot } = change.meal
      return changeRequest(Key, { Day, Slot }, LangId)
    }
    case 'remove':
      return requestOf('DELETE /week/meals/:key', {
        params: { ...params, key: change.meal, Version: change.version },
      })
    default:
      return {
        ...requestOf('POST /week/hours', { params, fields: change.hour }),
        body: change.hour,
      }
  }
}

/**
 * Sends a change, the first time or again.
 *
 * @returns version of the week that has it
 * @throws {ApiError} when the server refuses it or does not answer
 */
export async function sendOperation(
  operation: WeekOperation,
  langId: LangId,
  signal: AbortSignal,
): Promise<number> {
  const { url, init, body } = requestFor(operation, langId)
  const headers = {
    [OPERATION_HEADER]: operation.key,
    ...(body && { 'Content-Type': 'application/json' }),
  }
  const json = body && { body: JSON.stringify(body) }
  return (await call(url, { ...init, ...json, headers, signal })).version
}
