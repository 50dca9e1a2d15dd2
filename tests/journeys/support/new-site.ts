import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START = join(import.meta.dirname, '../../../scripts/start.mjs')
const READY = /Simmer is ready: (\S+)/
const WORDS = /with these four words: ([a-z-]+)/

/** A site of its own, which nobody has an account at. */
export interface NewSite {
  origin: string
  /** The four words of its output; empty once somebody has an account. */
  words: string
  /** Its data folder. */
  folder: string
  /** Stops it and starts it again with the same data. */
  restart: () => Promise<void>
  /** Stops it and removes its data. */
  close: () => Promise<void>
}

/** Starts the built app on an empty database, as whoever runs a site of their own does. */
export async function startNewSite(settings: Record<string, string> = {}): Promise<NewSite> {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-new-site-'))
  let child: ChildProcess | undefined
  const site: NewSite = {
    origin: '',
    words: '',
    folder,
    restart: async () => {
      await stop()
      await start(new URL(site.origin).port)
    },
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  const start = async (port: string) => {
    const started = spawn(process.execPath, [START], {
      env: {
        ...process.env,
        DATA_DIR: folder,
        PORT: port,
        DEMO: 'off',
        DRAIN_SECONDS: '0',
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    let output = ''
    site.origin = await new Promise<string>((resolve, reject) => {
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [, origin] = READY.exec(output) ?? []
        const [, words] = WORDS.exec(output) ?? []
        site.words = words ?? ''
        // The words follow the address.
        if (origin !== undefined) setTimeout(() => resolve(origin), 200)
      })
      started.once('exit', () => reject(new Error(output)))
    })
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  await start('0')
  return site
}
