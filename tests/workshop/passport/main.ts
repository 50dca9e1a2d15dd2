// `npm run passport`: tries the stories of the design system in three engines, on every axis.
import { execFileSync } from 'node:child_process'
import { digestsOf } from '../digests.ts'
import { ENGINES, type EngineName } from '../engines/engine.ts'
import { DRIVERS } from '../engines/engines.ts'
import { serveStage } from '../stage/serve-stage.ts'
import { storyFiles } from '../stories.ts'
import { readPassport, writePassport, type Entry } from './passport-file.ts'
import { weighComponents } from './sizes.ts'
import { tryFile } from './try-file.ts'

const words = process.argv.slice(2)
const named = words.filter(
  (word) => word !== 'all' && !(ENGINES as readonly string[]).includes(word),
)
const engines = ENGINES.filter((name) => words.includes(name))
const chosenEngines = engines.length > 0 ? engines : ENGINES

const digests = digestsOf(storyFiles().filter((file) => file.startsWith('design-system/')))
const passport = readPassport()
const isWanted = (file: string) => named.length === 0 || named.some((word) => file.includes(word))
/** What is red is tried again, whether its code changed or not. */
function isDone(file: string, engine: EngineName): boolean {
  const entry = passport.files[file]?.[engine]
  if (words.includes('all') || entry === undefined) return false
  if (entry.digest !== digests.get(file)) return false
  return Object.values(entry.cells).every(({ failed }) => failed.length === 0)
}

for (const byFile of [passport.files, passport.sizes]) {
  for (const file of Object.keys(byFile)) if (!digests.has(file)) delete byFile[file]
}
const stage = await serveStage([...digests.keys()].filter(isWanted), 'passport')
let red = 0
for (const name of chosenEngines) {
  const files = [...digests.keys()].filter((file) => isWanted(file) && !isDone(file, name))
  if (files.length === 0 || !DRIVERS[name].isHere()) {
    console.log(
      `${name}: ${files.length === 0 ? 'nothing changed' : 'not on this machine, not run'}.`,
    )
    continue
  }
  const engine = await DRIVERS[name].start()
  const page = await engine.newPage()
  passport.engines[name] = engine.version
  for (const file of files) {
    const start = performance.now()
    const cells = await tryFile(name, page, stage.url, file)
    passport.files[file] = { ...passport.files[file], [name]: entryOf(file, cells) }
    writePassport(passport)
    const failed = Object.entries(cells).flatMap(([axis, cell]) =>
      cell.failed.map(({ story, reason }) => `  ${axis} ${story}: ${reason.split('\n')[0]}`),
    )
    red += failed.length
    console.log(`${name} ${file} ${((performance.now() - start) / 1000).toFixed(1)} s`)
    for (const line of failed) console.log(line)
  }
  await engine.close()
}
await stage.close()
await weighChanged()
console.log(red === 0 ? 'No cell is red.' : `${red} stories are red.`)
process.exitCode = red === 0 ? 0 : 1

/** Weighs the components whose code changed; whatever else they are added to is that of this run. */
async function weighChanged(): Promise<void> {
  const changed = [...digests.keys()].filter(
    (file) =>
      isWanted(file) &&
      (words.includes('all') || passport.sizes[file]?.digest !== digests.get(file)),
  )
  if (changed.length === 0) return
  for (const [file, sizes] of await weighComponents(digests.keys(), new Set(changed))) {
    passport.sizes[file] = { digest: digests.get(file)!, ...sizes }
  }
  writePassport(passport)
  console.log(`Weighed the components of ${changed.length} files.`)
}

function entryOf(file: string, cells: Entry['cells']): Entry {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    encoding: 'utf8',
  }).trim()
  return { digest: digests.get(file)!, commit, cells }
}
