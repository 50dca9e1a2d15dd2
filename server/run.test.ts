import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { readConfig } from './config.ts'
import { run } from './run.ts'

function makeFolder(): string {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-run-'))
  onTestFinished(() => folder.remove())
  return folder.path
}

const settings = (environment: NodeJS.ProcessEnv) =>
  readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...environment })

test.for(databases)('a server on %s starts, migrates, answers and stops', async (engine) => {
  const { config } = await openTestDatabase(engine, { bare: true })
  const server = await run(settings({ ...config }))
  const answer = await fetch(`${server.origin}/api/health`)
  expect(answer.status).toBe(200)
  await server.stop()
  await expect(fetch(`${server.origin}/api/health`)).rejects.toThrow()
})

test('a second server on the same folder is told which one, and the first goes on', async () => {
  const folder = makeFolder()
  const first = await run(settings({ DATA_DIR: folder }))
  onTestFinished(first.stop)
  await expect(run(settings({ DATA_DIR: folder }))).rejects.toThrow(
    `Another Simmer is using ${folder}. Stop it, or choose another folder with DATA_DIR.`,
  )
  expect((await fetch(`${first.origin}/api/health`)).status).toBe(200)
})

test('a folder is free again when its server has stopped', async () => {
  const folder = makeFolder()
  const first = await run(settings({ DATA_DIR: folder }))
  await first.stop()
  const second = await run(settings({ DATA_DIR: folder }))
  onTestFinished(second.stop)
  expect((await fetch(`${second.origin}/api/health`)).status).toBe(200)
})

test('a port that is in use is named, and the folder is free again', async () => {
  const first = await run(settings({ DATA_DIR: makeFolder() }))
  onTestFinished(first.stop)
  const { port } = new URL(first.origin)
  const folder = makeFolder()
  await expect(run(settings({ DATA_DIR: folder, PORT: port }))).rejects.toThrow(
    `Port ${port} is in use.`,
  )
  const second = await run(settings({ DATA_DIR: folder }))
  await second.stop()
})

test('what cannot be opened is named in one line', async () => {
  const folder = makeFolder()
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(run(settings({ DATA_DIR: file }))).rejects.toThrow(
    `The folder ${file} cannot be used`,
  )
  const url = 'postgresql://nobody@localhost:1/none'
  await expect(run(settings({ DATA_DIR: folder, DATABASE_URL: url }))).rejects.toThrow(
    /^The database cannot be opened: .*ECONNREFUSED.*$/,
  )
  writeFileSync(join(folder, 'simmer.db'), 'not a database at all, only some text'.repeat(50))
  await expect(run(settings({ DATA_DIR: folder }))).rejects.toThrow(
    'The database cannot be opened: file is not a database.',
  )
})
