import { callUrl } from '#app/lib/api/call.ts'
import type { KitchenSession } from '#app/features/kitchen/index.ts'
import type { Tally } from './tally.ts'

/**
 * Reports what happened in a session since the last call. The call outlives the page and does not
 * identify the cook. What cannot be sent is reported the next time.
 */
export async function report(session: KitchenSession, tally: Tally): Promise<void> {
  const taken = tally.take(session)
  if (!taken) return
  try {
    const { ok } = await fetch(callUrl('/recipe/:id/stuck', { id: session.recipeId }), {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Report: crypto.randomUUID(), ...taken }),
    })
    if (!ok) tally.giveBack(taken)
  } catch {
    tally.giveBack(taken)
  }
}
