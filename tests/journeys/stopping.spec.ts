import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { lockDataFolder } from '#server/db/data-lock.ts'

const READY = /Simmer is ready: (\S+)/

/** Runs `npm start` as people do; the shell is the one that npm gives the script to. */
async function npmStart(folder: string, shell: string) {
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      npm_config_script_shell: shell,
      DATA_DIR: folder,
      PORT: '0',
      DRAIN_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group, to which a terminal sends its signals.
    detached: true,
  })
  let output = ''
  // Read to the end: a closed pipe would end the server when it logs its next line.
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [, address] = READY.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    child.once('exit', () => reject(new Error(output)))
  })
  return { child, pid: child.pid ?? 0, origin }
}

// Ctrl-C reaches every process. A signal to npm has to pass the shell: dash keeps running beside the
// script, bash makes room for it.
for (const [means, sign, shell] of [
  ['SIGTERM to npm', 1, '/bin/dash'],
  ['SIGTERM to npm', 1, '/bin/bash'],
  ['Ctrl-C', -1, '/bin/dash'],
] as const) {
  test(`${means} stops the server that npm started with ${shell} @any-width`, async () => {
    test.skip(!existsSync(shell), `${shell} is not installed`)
    test.setTimeout(120_000)
    const folder = mkdtempSync(join(tmpdir(), 'simmer-stopping-'))
    const { child, pid, origin } = await npmStart(folder, shell)
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    const ended = once(child, 'exit')
    process.kill(sign * pid, sign === 1 ? 'SIGTERM' : 'SIGINT')
    expect(await ended).toEqual([0, null])
    await expect(fetch(`${origin}/api/live`)).rejects.toThrow()
    // No process locks the folder any more.
    lockDataFolder(folder)()
    rmSync(folder, { recursive: true })
  })
}
