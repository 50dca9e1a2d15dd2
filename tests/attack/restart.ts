import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import { startBalancer } from './balancer.ts'
import { ask, someAddress } from './client.ts'
import { below } from './random.ts'
import type { Attack, Stage } from './stage.ts'
import { repeat, secondsUntil } from './traffic.ts'

const READERS = 10

/** Two processes are restarted one after the other, behind a load balancer, while people read. */
async function restartInTurn(stage: Stage): Promise<Figure[]> {
  const { random } = stage
  const first = await stage.start()
  const second = await stage.start(first.settings)
  const balancer = await startBalancer([first.origin, second.origin])
  stage.cleanup.add(balancer.stop)
  let requests = 0
  let failed = 0
  const readers = repeat(READERS, 10, async () => {
    const id = 1 + below(random, 400)
    const path = random() < 0.5 ? `/recipes/${id}` : `/api/recipe/${id}?LangId=1`
    const { status } = await ask(balancer.origin, path, { from: someAddress(random) })
    requests += 1
    if (status !== 200) failed += 1
  })
  const codes: (number | null)[] = []
  let longest = 0
  for (const app of stage.short ? [first] : [first, second]) {
    await delay(1000)
    const { code, seconds } = await app.stop()
    codes.push(code)
    longest = Math.max(longest, seconds)
    await app.start()
    await secondsUntil(async () => balancer.isUp(app.origin), 30)
  }
  await readers.stop()
  return [
    { name: 'requests', value: requests, unit: '', min: 1 },
    { name: 'requests failed', value: failed, unit: '', max: 0 },
    { name: 'longest stop', value: longest, unit: 's', max: 20 },
    {
      name: 'exit codes not 0',
      value: codes.filter((code) => code !== 0).length,
      unit: '',
      max: 0,
    },
  ]
}

/** Two processes are restarted while people read. */
export const attack: Attack = { engines: ['postgres'], run: restartInTurn }
