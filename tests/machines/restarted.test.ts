import { expect, test } from 'vitest'
import { MISSING, startMachines } from './machines.ts'
import { signUp } from '#tests/support/household.ts'

/** Visitors who read all the time, and members who write. */
const [READERS, WRITERS] = [6, 3]

test.skipIf(MISSING !== '')(
  `HST-71 three machines are restarted one after the other, and no request is dropped${MISSING && ` (left out: no ${MISSING})`}`,
  { timeout: 300_000 },
  async () => {
    const { app, origin, servers, untilServed } = await startMachines()
    const names = Array.from({ length: WRITERS }, (_, index) => `cook${index}`)
    const members = []
    for (const name of names) members.push(await signUp(app, name))
    const answers: (number | string)[] = []
    const load = { isOn: true }
    const ask = async (path: string, init: RequestInit = {}) => {
      try {
        const answer = await fetch(origin + path, init)
        await answer.arrayBuffer()
        answers.push(answer.status)
      } catch (error) {
        answers.push(String(error))
      }
    }
    const read = async (reader: number) => {
      for (let turn = 0; load.isOn; turn += 1) {
        const from = { 'x-forwarded-for': `2001:db8:${reader}:${turn.toString(16)}::1` }
        await ask(turn % 2 === 0 ? '/api/tool' : '/api/recipe/3?LangId=1', { headers: from })
      }
    }
    const write = async (headers: Record<string, string>) => {
      for (let turn = 0; load.isOn; turn += 1) {
        const path = `/api/recipe/${3 + (turn % 20)}/${turn % 40 < 20 ? '' : 'un'}favorize`
        await ask(path, { method: 'PATCH', headers })
      }
    }
    const loads = [
      ...Array.from({ length: READERS }, (_, index) => read(index)),
      ...members.map(write),
    ]
    for (const server of servers) {
      expect(await server.end('SIGTERM')).toEqual([0, null])
      await server.start()
      await untilServed(server)
    }
    load.isOn = false
    await Promise.all(loads)
    const dropped = answers.filter((answer) => answer !== 200)
    console.info(`machines: 3 restarts, ${answers.length} requests, ${dropped.length} dropped`)
    expect(dropped).toEqual([])
    expect(answers.length).toBeGreaterThan(300)
  },
)
