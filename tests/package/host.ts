import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/** A film that the host shows. */
const FILM = '.storybook/public/story/preview.mp4'
/** Packages that the host provides. */
const OWN_PACKAGES = [
  '@playwright/test',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'react',
  'react-dom',
  'tailwindcss',
  'vite',
]

/**
 * Creates a small application in a temporary folder, with the packed design system installed. It
 * can import nothing else but the dependencies that the package declares.
 *
 * @returns its folder; the tarball is in the folder above
 * @throws when packing fails
 */
export function makeHost(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-package-'))
  const host = join(folder, 'host')
  cpSync(join(import.meta.dirname, 'host'), host, { recursive: true })
  cpSync(join(ROOT, FILM), join(host, 'server/public/film.mp4'))

  const installed = join(host, 'node_modules', 'simmer')
  mkdirSync(installed, { recursive: true })
  const pack = ['run', '--silent', 'pack:design-system', '--', '--silent']
  run('npm', [...pack, '--pack-destination', folder], ROOT)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  run('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', installed], folder)
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of [...OWN_PACKAGES, ...Object.keys(dependencies)]) link(name, host)
  return host
}

/** Installs a package as a link to this project's copy, without a registry. */
function link(name: string, host: string): void {
  const place = join(host, 'node_modules', name)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', name), place)
}

/** Type checks the application. Returns the compiler's errors, empty when there are none. */
export function typeErrors(host: string): string {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '-p', host], { encoding: 'utf8' }).stdout
}

/** What a bundler for React Server Components does: client modules are references, not code. */
const CLIENT_REFERENCES = `
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const source = String(loaded.source ?? '')
      if (!source.startsWith("'use client'")) return loaded
      const names = [...source.matchAll(/export (?:async )?(?:function|const|let|class) (\\w+)/g)]
      return { ...loaded, source: names.map(([, name]) => 'export const ' + name + ' = {}').join('\\n') }
    },
  })`

/** Runs a module in the environment of React Server Components, where hooks do not exist. */
export function runServerComponent(host: string, code: string) {
  const hooks = `data:text/javascript,${encodeURIComponent(CLIENT_REFERENCES)}`
  const { status, stderr } = runOnServer(host, code, [
    '--conditions=react-server',
    '--import',
    hooks,
  ])
  return { status, stderr }
}

/** Runs a module in Node, in the application's folder. */
export function runOnServer(host: string, code: string, options: string[] = []) {
  const args = [...options, '--input-type=module', '-e', code]
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd: host,
    encoding: 'utf8',
  })
  return { status, stderr, stdout }
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}
