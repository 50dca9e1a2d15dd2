import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_FOLDER } from '#content/catalogue-folder.ts'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const run = promisify(execFile)
const CLI = join(DEMO_FOLDER, '..', 'server', 'catalogue-import', 'import-cli.ts')

/** A folder with the shakshuka recipe, one place of it changed. */
async function folderWith(from: string, to: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-cli-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  await mkdir(join(folder, 'recipes'))
  const pictures = 'media/recipes/shakshuka'
  await cp(join(DEMO_FOLDER, pictures), join(folder, pictures), { recursive: true })
  const text = await readFile(join(DEMO_FOLDER, 'catalogue/recipes/shakshuka.yaml'), 'utf8')
  await writeFile(join(folder, 'recipes/shakshuka.yaml'), text.replace(from, to))
  return folder
}

/** Runs the command beside a process that has the same database open, as a server does. */
async function runImport(database: TestDatabase, folder: string) {
  const env = { ...process.env, ...database.config }
  return await run(process.execPath, [CLI, folder], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

test.for(databases)('npm run content:import changes an open %s database', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  const folder = await folderWith('Shakshuka with feta', 'Eggs in tomato sauce')
  expect(await runImport(database, folder)).toEqual({
    code: 0,
    stdout: '1 recipe imported\n',
    stderr: '',
  })
  expect(await readCatalogueVersion(database.db)).toBe(2)
  expect(await runImport(database, folder)).toMatchObject({
    code: 0,
    stdout: '1 recipe, nothing new\n',
  })
  expect(await readCatalogueVersion(database.db)).toBe(2)
})

test('npm run content:import names file and line of a mistake and imports nothing', async () => {
  const database = await openTestDatabase('sqlite', { filled: true })
  const folder = await folderWith('yasmin-haddad', 'yasmin-hadad')
  expect(await runImport(database, folder)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `recipes/shakshuka.yaml:2: error: There is no author "yasmin-hadad". Did you mean "yasmin-haddad"?
Nothing was imported.
`,
  })
  expect(await readCatalogueVersion(database.db)).toBe(1)
})

test('npm run content:import without a folder says how to call it', async () => {
  const database = await openTestDatabase('sqlite')
  const env = { ...process.env, ...database.config }
  await expect(run(process.execPath, [CLI], { env })).rejects.toMatchObject({
    code: 1,
    stderr: 'Usage: npm run content:import DIR\n',
  })
})

test('npm run content:import into a database that is away says so in one line', async () => {
  const folder = await folderWith('Shakshuka with feta', 'Eggs in tomato sauce')
  const env = { ...process.env, DATABASE_URL: 'postgresql://nobody@localhost:1/none' }
  await expect(run(process.execPath, [CLI, folder], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database cannot be opened: [^\n]+ECONNREFUSED[^\n]+\n$/),
  })
})
