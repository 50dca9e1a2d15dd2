import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { copySources, unpackRelease } from './earlier-release.ts'
import { hasFile, lastRelease } from './last-release.ts'

/** The file with which a release shares its build with processes of others. */
const SHARES = 'server/pages/shared-builds.ts'
/** A text on every page, and the same with another word. */
const CLAIM = { file: 'app/lib/words/en/shell.ts', word: 'Films you cook', other: 'Clips you cook' }

/**
 * The sources of the last release. While that shares no build with others: those of now, with one word changed,
 * so that the files of its build have other names.
 */
async function earlierSources(): Promise<string> {
  const release = lastRelease()
  if (release !== undefined && hasFile(release, SHARES)) return await unpackRelease(release)
  const folder = await copySources()
  const file = join(folder, CLAIM.file)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(CLAIM.word)) throw new Error(`${CLAIM.file} says “${CLAIM.word}” no more.`)
  writeFileSync(file, text.replace(CLAIM.word, CLAIM.other))
  return folder
}

/** A running app with pages. */
export interface BuiltApp {
  readonly origin: string
  /** Names of the files of its build that pages load. */
  readonly assets: ReadonlySet<string>
}

/** Builds and starts an app as `npm start` does, on a free port, for the running test. */
async function startApp(folder: string, settings: Record<string, string>): Promise<BuiltApp> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, PORT: '0', ...settings },
    stdio: 'pipe',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The app ended: ${errors.slice(-2000)}`)
  })
  const readOrigin = async () => {
    for await (const line of createInterface(child.stdout)) {
      const [, origin] = /^Simmer is ready: (\S+)/.exec(line) ?? []
      if (origin !== undefined) return origin
    }
    return await ended
  }
  const origin = await Promise.race([readOrigin(), ended])
  ended.catch(() => undefined)
  const names = await readdir(join(folder, 'dist/client/assets'))
  return { origin, assets: new Set(names) }
}

/** Starts the app of an earlier build, and then that of now, on one database. */
export async function startTwoBuilds(
  settings: Record<string, string>,
): Promise<readonly [earlier: BuiltApp, current: BuiltApp]> {
  const earlier = await startApp(await earlierSources(), settings)
  return [earlier, await startApp(await copySources(), settings)]
}
