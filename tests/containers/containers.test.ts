import { expect, onTestFinished, test, vi } from 'vitest'
import { VERSION } from '#server/lib/version.ts'
import { freePort } from '#tests/support/free-port.ts'
import { buildImage, NO_CONTAINERS, podman, runContainer } from './podman.ts'

/** Installing and building takes minutes. */
const BUILD_MS = 1_500_000
const IMAGE = `simmer-test-${process.pid}`

/** Starts the image, and waits until its health is good. */
async function start(name: string, volume: string) {
  const port = await freePort()
  const options = ['--detach', '--name', name, '--volume', `${volume}:/data`]
  await runContainer(IMAGE, ...options, '--env', `PORT=${port}`)
  onTestFinished(async () => void (await podman('rm', '--force', name)))
  await vi.waitFor(async () => expect((await podman('healthcheck', 'run', name)).code).toBe(0), {
    timeout: 90_000,
    interval: 500,
  })
  return `http://127.0.0.1:${port}`
}

/** Runs a command in the first container. */
const inside = async (...words: readonly string[]) => await podman('exec', 'simmer-first', ...words)

test(
  'HST-67 the image runs as a user without rights on a read-only root, and keeps what its volume has',
  { timeout: BUILD_MS },
  async ({ skip }) => {
    skip(NO_CONTAINERS !== undefined, `not installed: ${NO_CONTAINERS}`)
    await buildImage(IMAGE)
    onTestFinished(async () => void (await podman('rmi', '--force', IMAGE, `${IMAGE}-base`)))
    const volume = `${IMAGE}-data`
    onTestFinished(async () => void (await podman('volume', 'rm', '--force', volume)))

    const lost = await runContainer(IMAGE, '--rm')
    expect(lost.code).toBe(1)
    expect(lost.output).toContain('/data is no volume: everything in it would be lost')

    const first = await start('simmer-first', volume)
    const health = (await (await fetch(`${first}/api/health`)).json()) as { Version: string }
    expect(health.Version).toMatch(new RegExp(`^${VERSION.split('+')[0]}\\+`))
    const page = await (await fetch(`${first}/`)).text()
    const [asset] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
    expect((await fetch(`${first}${asset}`)).status).toBe(200)
    expect((await inside('id', '-u')).output.trim()).toBe('1000')
    expect((await inside('touch', '/app/own')).code).not.toBe(0)
    const bill = JSON.parse((await inside('cat', 'sbom.cdx.json')).output) as Bill
    expect(bill.bomFormat).toBe('CycloneDX')
    expect(bill.components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['fastify', 'pg']),
    )
    expect(bill.components.map(({ name }) => name)).not.toContain('vitest')
    expect((await inside('npm', 'run', '-s', 'backup', '--', '/data/one.backup')).output).toContain(
      'It was restored and compared',
    )
    const member = await inside('cat', '/data/demo-member.txt')

    await podman('stop', '--time', '30', 'simmer-first')
    const { output } = await podman('inspect', '--format', '{{.State.ExitCode}}', 'simmer-first')
    expect(output.trim()).toBe('0')
    await start('simmer-second', volume)
    expect((await podman('exec', 'simmer-second', 'cat', '/data/demo-member.txt')).output).toBe(
      member.output,
    )
  },
)

interface Bill {
  bomFormat: string
  components: { name: string }[]
}
