import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ConfigSchema } from '#server/config.ts'
import { isInstalled } from './podman.ts'

test('HST-67 a start in a container without a volume is refused', () => {
  const env = { ...process.env, DATA_DIR: '/no-volume/data', PORT: '0' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start-in-container.mjs'], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^\/no-volume\/data is no volume: .+ --volume simmer-data:\/no-volume\/data\.\n$/,
  )
})

interface Composed {
  services: Record<string, { environment?: Record<string, string>; read_only?: boolean }>
}

test('HST-68 compose.yaml sets known variables only, and drops privileges', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as Composed
  const { simmer } = services
  expect(Object.keys(ConfigSchema.properties)).toEqual(
    expect.arrayContaining(Object.keys(simmer?.environment ?? { none: '' })),
  )
  expect(simmer).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
})

test('HST-68 the proxy accepts its configuration', ({ skip }) => {
  skip(!isInstalled('caddy'), 'caddy is not installed')
  const words = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']
  const env = { ...process.env, SITE: 'simmer.example' }
  expect(() => execFileSync('caddy', words, { env, stdio: 'pipe' })).not.toThrow()
})

test('HST-68 systemd accepts the unit without warnings', ({ skip }) => {
  skip(!isInstalled('systemd-analyze'), 'systemd is not installed')
  const complaints = execFileSync('systemd-analyze', ['verify', 'deploy/simmer.service'], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(complaints).toBe('')
})
