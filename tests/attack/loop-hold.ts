import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { AppProcess, Settings } from './app-process.ts'

/** Longer than the server takes to write its figure. */
const WRITTEN_MS = 500

/** How long the event loop of a server is held, by a histogram of the server's own. */
export interface LoopHold {
  /** Settings that the server is started with. */
  settings: Settings
  /** Begins anew. */
  reset: (app: AppProcess) => Promise<void>
  /** The longest hold since then, in milliseconds. */
  longestMs: () => Promise<number>
  /** Removes what it has written. */
  remove: () => void
}

/**
 * Watches the event loop of a server that is started with its settings.
 * @param imports other modules that are loaded into the server before its own code
 */
export function watchLoopHold(imports: readonly URL[] = []): LoopHold {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-hold-'))
  const file = join(folder, 'longest')
  const modules = [new URL('./loop-hold-preload.ts', import.meta.url), ...imports]
  return {
    settings: {
      NODE_OPTIONS: modules.map(({ href }) => `--import=${href}`).join(' '),
      LOOP_HOLD_FILE: file,
    },
    reset: async (app) => {
      process.kill(app.pid, 'SIGUSR2')
      await delay(WRITTEN_MS)
    },
    longestMs: async () => {
      await delay(WRITTEN_MS)
      return Number(readFileSync(file, 'utf8'))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
