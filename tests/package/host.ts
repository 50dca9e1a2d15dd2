import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/** What packing reads; packed from a copy, since it puts another package.json in place meanwhile. */
const SOURCES = [
  'package.json',
  'README.md',
  'LICENSE',
  'tsconfig.json',
  'design-system',
  'scripts',
]
/** What the application brings by itself. */
const OWN_PACKAGES = ['@types/react', '@types/react-dom', 'csstype', 'react', 'react-dom', 'vite']

/**
 * Puts a small application into a folder of its own, with the packed design system installed and
 * nothing else in reach but what that names as its dependencies.
 *
 * @returns its folder
 * @throws when packing fails
 */
export function makeHost(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-package-'))
  const host = join(folder, 'host')
  const copy = join(folder, 'simmer')
  cpSync(join(import.meta.dirname, 'host'), host, { recursive: true })
  for (const source of SOURCES) cpSync(join(ROOT, source), join(copy, source), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

  const installed = join(host, 'node_modules', 'simmer')
  mkdirSync(installed, { recursive: true })
  run('npm', ['pack', '--silent', '--pack-destination', folder], copy)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  run('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', installed], folder)
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of [...OWN_PACKAGES, ...Object.keys(dependencies)]) link(name, host)
  return host
}

/** Installs a package by a link to ours, which asks no registry. */
function link(name: string, host: string): void {
  const place = join(host, 'node_modules', name)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', name), place)
}

/** Checks the types of the application; what the compiler says, empty when it agrees. */
export function typeErrors(host: string): string {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '-p', host], { encoding: 'utf8' }).stdout
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}
