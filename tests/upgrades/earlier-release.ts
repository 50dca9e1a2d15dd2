import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { onTestFinished } from 'vitest'

/** A server of an earlier release without pages, as its own sources start it. */
const SERVER = `
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  import { stopOnSignal } from '#server/stop-on-signal.ts'
  const config = readConfig(process.env)
  const server = await run(config)
  stopOnSignal(server, config.DRAIN_SECONDS)
  console.log(server.origin)
`

/** What the app is built of and started with. */
const SOURCES = [
  'app',
  'content',
  'contract',
  'cooking',
  'design-system',
  'scripts',
  'server',
  '.gitignore',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.worker.config.ts',
]

/** A folder with the packages of today, for the running test. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-release-'))
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Unpacks a release from git, with the packages of today, for the running test. */
export async function unpackRelease(release: string): Promise<string> {
  const folder = await makeFolder()
  const archive = execFileSync('git', ['archive', release], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
  return folder
}

/** Copies the sources as they are now, so that they can be built beside other tests that build. */
export async function copySources(): Promise<string> {
  const folder = await makeFolder()
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true })
  return folder
}

/** Starts a server of the sources in a folder on a free port, and ends it after the test. */
export async function startServerOf(folder: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', SERVER], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: 'pipe',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended: ${errors.slice(-2000)}`)
  })
  ended.catch(() => undefined)
  const [output] = await Promise.race([once(child.stdout, 'data') as Promise<[Buffer]>, ended])
  return { child, origin: output.toString().trim(), errors: () => errors }
}
