import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Person } from '#tests/support/openid-provider.ts'
import { expect, test as base } from './test.ts'

export { expect }

/** Fixtures of journeys that leave the site. */
export interface Elsewhere {
  /** Origin of the site. */
  origin: string
  /** Origin of the sign-in provider. */
  provider: string
  /** Its data folder. */
  folder: string
  /** Puts somebody at the provider from now on, in whichever browser. */
  become: (person: Person) => Promise<void>
  /** The mails in the outbox to an address, oldest first, as text. */
  mailsTo: (address: string) => Promise<string[]>
}

/** `test` with a separate server, see `serve-elsewhere.ts`; one for all journeys of a worker. */
export const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'simmer-elsewhere-'))
      const { NODE_ENV: _, ...environment } = process.env
      const child = spawn('node', ['tests/journeys/support/serve-elsewhere.ts'], {
        env: { ...environment, DATA_DIR: folder },
        stdio: ['pipe', 'pipe', 'pipe'],
      })
      const complaints = text(child.stderr)
      const [line] = (await once(child.stdout, 'data')) as [Buffer]
      const { origin, provider } = JSON.parse(line.toString()) as Elsewhere
      const outbox = join(folder, 'outbox')
      const mailsTo = async (address: string) => {
        const files = (await readdir(outbox).catch((): string[] => [])).sort()
        const texts = files.filter((file) => file.endsWith('.txt'))
        const mails = await Promise.all(texts.map((file) => readFile(join(outbox, file), 'utf8')))
        return mails.filter((mail) => mail.startsWith(`To: ${address}\n`))
      }
      const become = async (person: Person) => {
        const answer = once(child.stdout, 'data')
        child.stdin.write(`${JSON.stringify(person)}\n`)
        await answer
      }
      await use({ origin, provider, folder, become, mailsTo })
      child.kill('SIGKILL')
      // Others read a server's log, and an address in it could contain a secret.
      expect(await complaints).toBe('')
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ elsewhere }, use) => {
    await use(elsewhere.origin)
  },
})
