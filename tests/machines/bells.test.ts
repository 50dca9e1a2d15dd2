import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BellPush, BellState } from '#contract/bell/bell.ts'
import { ringOf } from '#contract/bell/rule.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startPushPeer } from '#tests/support/push-peer.ts'
import { MISSING, PATIENCE, startMachines } from './machines.ts'

const DEVICES = 20
const TIMERS = 10
/** Milliseconds until the first bell, and from there to the last. */
const [LEAD_MS, SPAN_MS] = [3000, 20_000]

/** A bell as it has arrived. */
interface Arrived {
  ring: string
  /** A device shows one of those that have the same. */
  tag: string
}

test.skipIf(MISSING !== '')(
  `HST-70 every bell is rung and shown once while machines are killed and restarted${MISSING && ` (left out: no ${MISSING})`}`,
  { timeout: 300_000 },
  async () => {
    const { app, servers, untilServed } = await startMachines()
    const arrived: Arrived[] = []
    const peer = await startPushPeer({
      onReceived: ({ message }) => {
        const { bell, notification } = message as unknown as BellPush
        arrived.push({ ring: bell.ring, tag: notification.tag })
      },
    })
    onTestFinished(peer.close)
    const [, { PublicKey }] = await call<BellState>(app, 'GET', '/bell')
    const begin = Date.now() + LEAD_MS
    const rings: string[] = []
    for (let index = 0; index < DEVICES; index += 1) {
      const Timers = Array.from({ length: TIMERS }, (_, number) => ({
        Id: randomUUID(),
        RecipeId: 1,
        Step: 1,
        StepCount: 1,
        Name: 'Chicken',
        Total: 600,
        LookAt: null,
        EndsAt: Math.round(begin + ((number + index / DEVICES) / TIMERS) * SPAN_MS),
      }))
      rings.push(...Timers.map((timer) => ringOf(timer, 'rings')))
      const [status] = await call(
        app,
        'POST',
        '/bell',
        {},
        {
          ...peer.addDevice(PublicKey ?? '').subscription,
          Secret: randomBytes(32).toString('base64url'),
          LangId: 1,
          TimeZone: 'UTC',
          Loudness: 'rings',
          Timers,
        },
      )
      expect(status).toBe(200)
    }
    await delay(begin - Date.now())
    for (const [index, server] of servers.entries()) {
      const seen = arrived.length
      // While the push service answers the others.
      await vi.waitUntil(() => arrived.length > seen || arrived.length >= rings.length, PATIENCE)
      await server.end(index === 1 ? 'SIGTERM' : 'SIGKILL')
      await server.start()
      await untilServed(server)
    }
    const isRung = (ring: string) => arrived.some((one) => one.ring === ring)
    await vi.waitUntil(() => rings.every(isRung), PATIENCE)
    const tags = Map.groupBy(arrived, ({ ring }) => ring).values()
    const shown = [...tags].map((all) => new Set(all.map(({ tag }) => tag)).size)
    const twice = shown.filter((times) => times > 1).length
    console.info(
      `machines: ${rings.length} bells, 0 lost, ${twice} shown twice, ${arrived.length - rings.length} sent again with the same tag`,
    )
    expect(peer.complaints).toEqual([])
    expect([shown.length, twice]).toEqual([rings.length, 0])
  },
)
