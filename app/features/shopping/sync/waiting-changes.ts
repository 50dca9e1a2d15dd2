import { ApiError } from '#app/lib/api/api-error.ts'
import { countWaiting } from '../model/operation.ts'
import { rememberedMember } from './remembered-member.ts'
import { openOutbox } from './stored-outbox.ts'
import { memberStore } from './stores.ts'

/**
 * Sends what waits, and resolves when the server has it.
 *
 * @throws {ApiError} with status 0 when it cannot be sent now: everything stays in the outbox
 */
export async function sendWaiting(): Promise<void> {
  const store = memberStore(rememberedMember())
  if (!store) return
  store.followAll()
  store.retry()
  store.flush()
  await new Promise<void>((resolve, reject) => {
    let stop: (() => void) | undefined
    const check = () => {
      const state = store.state()
      if (!state) return
      const waits = state.operations.some(({ version }) => version === null)
      if (waits && state.connection === 'online') return
      stop?.()
      if (waits) reject(new ApiError(0, 'Changes of the lists wait.'))
      else resolve()
    }
    stop = store.subscribe(check)
    check()
  })
}

/**
 * What signing out would leave on this device: how many changes the server does not have yet, and whether
 * they outlast the page.
 */
export async function waitingChanges(): Promise<{ count: number; isDurable: boolean }> {
  const username = rememberedMember()
  if (username === null) return { count: 0, isDurable: true }
  const state = memberStore(username)?.state()
  const operations = state?.operations ?? (await (await openOutbox(username)).operations())
  return { count: countWaiting(operations), isDurable: state?.isDurable ?? true }
}
