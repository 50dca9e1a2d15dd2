import { callApi } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { requestOf } from '#app/lib/api/send.ts'
import type { Dinner, DinnerChange } from '#contract/dinner/dinner.ts'
import type { LangId } from '#contract/languages.ts'
import type { Press } from '../worker/press.ts'
import { runJob } from '../worker/run-job.ts'
import type { Attempt, DeviceDinner, DeviceDinners } from './device-dinners.ts'

/** Where presses go. */
export interface Sending {
  readonly dinners: DeviceDinners
  readonly key: string
  readonly langId: LangId
}

/** What presses come to, for a version of a dinner. */
async function bodyOf(base: Dinner, presses: readonly Press[]): Promise<DinnerChange> {
  const lane = presses.findLast(({ kind }) => kind === 'lane' || kind === 'begin')
  const end = presses.find((press) => press.kind === 'end')
  const Kept = await runJob({ kind: 'press', kept: base.Kept, dishes: base.Dishes, presses })
  return {
    Version: base.Version,
    Kept,
    ...(lane?.kind === 'begin' && { Lane: { Cook: lane.cook, IsMine: true } }),
    ...(lane?.kind === 'lane' && { Lane: { Cook: lane.cook, IsMine: lane.isMine } }),
    ...(presses.some(({ kind }) => kind === 'begin') && { IsBegun: true as const }),
    ...(end && { EndedOn: end.day }),
  }
}

async function sendOnce({ key, langId }: Sending, { id, body }: Attempt): Promise<Dinner> {
  const params = { key, LangId: langId }
  const { url, init } = requestOf('PATCH /dinners/:key', { params })
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': id }
  return (await callApi(url, { ...init, headers, body: JSON.stringify(body) })) as Dinner
}

/**
 * Sends what was pressed on this device, in one change. When another device was faster, the presses count for what it
 * has made of the dinner, once that is read.
 * @returns whether something is left to be sent
 * @throws {ApiError} when it can be sent later
 */
export async function sendPresses(sending: Sending): Promise<boolean> {
  const { dinners, key } = sending
  const known = dinners.get(key)
  if (!known || known.presses.length === 0) return false
  const { base, presses } = known
  const attempt = known.attempt ?? {
    id: crypto.randomUUID(),
    body: await bodyOf(base, presses),
    count: presses.length,
  }
  dinners.update(key, (before) => before && { ...before, attempt })
  // Another tab may have sent the same, and have its answer.
  const settle = (change: (before: DeviceDinner) => DeviceDinner) =>
    dinners.update(key, (before) => (before?.attempt?.id === attempt.id ? change(before) : before))
  try {
    const answer = await sendOnce(sending, attempt)
    settle((before) => settled(before, answer, attempt.count))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === undefined) throw error
    if (error.status === 409) {
      // Worked out again from what is there by now.
      settle((before) => ({ ...before, attempt: null }))
      throw error
    }
    if (error.status !== 400 && error.status !== 404) throw error
    // It is refused for good: what was pressed goes with it.
    settle((before) => settled(before, before.base, attempt.count))
    throw error
  }
  return (dinners.get(key)?.presses.length ?? 0) > 0
}

function settled(before: DeviceDinner, base: Dinner, count: number): DeviceDinner {
  return { ...before, base, presses: before.presses.slice(count), attempt: null }
}
