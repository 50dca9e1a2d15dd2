import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, type Program } from 'typescript/unstable/sync'
import { expect, onTestFinished, test } from 'vitest'
import { PLACES, type World, WORLDS } from './places.ts'

const ROOT = join(import.meta.dirname, '../..')
const CONFIG = join(ROOT, 'tsconfig.planted.json')

/** The product and the databases of tests. Other tests and stories know two of each on purpose. */
const PROJECT = {
  extends: './tsconfig.json',
  include: ['app', 'content', 'contract', 'cooking', 'design-system', 'server', 'tests/support'],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
}

/** The file of a union, with one member more. */
function plant(world: World): [path: string, text: string] {
  const { file, unions } = WORLDS[world]
  const path = join(ROOT, file)
  let text = readFileSync(path, 'utf8')
  for (const [union, planted] of unions) {
    expect(text).toContain(union)
    text = text.replace(union, planted)
  }
  return [path, text]
}

/** A compiler that plants members into worlds. */
function startCompiler(): (worlds: readonly World[]) => Program {
  const planted = new Map<string, string>()
  const api = new API({
    cwd: ROOT,
    // What is undefined comes from the disk.
    fs: {
      readFile: (path) => (path === CONFIG ? JSON.stringify(PROJECT) : planted.get(path)),
      fileExists: (path) => path === CONFIG || undefined,
    },
  })
  onTestFinished(() => api.close())
  return (worlds) => {
    const before = [...planted.keys()]
    planted.clear()
    for (const world of worlds) planted.set(...plant(world))
    const changed = [...before, ...planted.keys()]
    const snapshot = api.updateSnapshot({ openProjects: [CONFIG], fileChanges: { changed } })
    const program = snapshot.getProject(CONFIG)?.program
    if (!program) throw new Error('The compiler has not read the project.')
    return program
  }
}

/** Files with errors: of the whole project, or of one file. */
const failing = (program: Program, file?: string) =>
  program.getSemanticDiagnostics(file).flatMap(({ fileName }) => fileName ?? [])

test('one more provider, language, database or store does not compile where it has to be known', () => {
  const compile = startCompiler()
  const worlds = Object.keys(WORLDS) as World[]
  const places = [...new Set(failing(compile(worlds)))].sort()
  const found = worlds.map((world) => {
    const program = compile([world])
    const named = places.filter((file) => failing(program, file).length > 0)
    return [world, named.map((file) => file.slice(ROOT.length + 1))]
  })
  expect(Object.fromEntries(found)).toEqual(PLACES)
})
