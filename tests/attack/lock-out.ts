import { newMembers, sent, signIn } from './members.ts'
import type { Attack } from './stage.ts'

/** Failures of each stranger, as many as one address may have in a minute. */
const FAILURES = 10

/** Strangers fail to sign in to an account, then its owner comes from elsewhere. */
export const attack: Attack = {
  engines: ['sqlite', 'postgres'],
  run: async ({ start, newDatabase, short }) => {
    // Without a proxy: strangers come from other addresses of this machine.
    const app = await start({ ...(await newDatabase()), TRUST_PROXY: 'false' })
    const [owner] = await newMembers(app.origin, 1)
    const strangers = short ? 1 : 3
    let refused = 0
    for (let stranger = 1; stranger <= strangers; stranger += 1) {
      for (let attempt = 0; attempt < FAILURES; attempt += 1) {
        const { status } = await signIn(app.origin, {
          email: owner!.email,
          password: sent(`guess ${attempt}`),
          localAddress: `127.0.1.${stranger}`,
        })
        if (status === 400 || status === 429) refused += 1
      }
    }
    const { status } = await signIn(app.origin, { ...owner!, localAddress: '127.0.2.1' })
    return [
      { name: 'guesses refused', value: refused, unit: '', min: strangers * FAILURES },
      { name: 'owner’s sign-in, status', value: status, unit: '', min: 200, max: 200 },
      { name: 'crashes', value: app.crashes, unit: '', max: 0 },
    ]
  },
}
