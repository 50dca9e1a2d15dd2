import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { AppProcess, Settings } from './app-process.ts'
import { HOLD_MARK } from './hold-mark.ts'

/** Milliseconds after which a server that does not answer is given up. */
const LIMIT_MS = 120_000

/** Settings of a server whose event loop can be measured. */
export function withHoldMeter(settings: Settings): Settings {
  const meter = pathToFileURL('tests/attack/hold-meter.ts').href
  return { ...settings, NODE_OPTIONS: `--import=${meter}` }
}

/** Measurements in the output of a server. */
const measurements = ({ log }: AppProcess) =>
  log
    .split('\n')
    .flatMap((line) => (line.startsWith(HOLD_MARK) ? Number(line.slice(HOLD_MARK.length)) : []))

/**
 * The longest time in milliseconds for which a server's event loop was held since the last call, by its
 * own histogram; infinite when it does not say.
 */
export async function longestHold(app: AppProcess): Promise<number> {
  if (!app.isRunning) return Infinity
  const before = measurements(app).length
  const start = performance.now()
  process.kill(app.pid, 'SIGUSR2')
  while (app.isRunning && performance.now() - start < LIMIT_MS) {
    const found = measurements(app).at(before)
    if (found !== undefined) return found
    await delay(20)
  }
  return Infinity
}
