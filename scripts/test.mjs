// `npm test`: everything that has to be true before a change goes in, what fails fastest first.
// `npm test -- unit stories` runs the named parts alone, `npm test -- --thorough` leaves nothing out
// (tests/support/thorough.ts). Stops after the first stage that fails.
import './check-node.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureChromium } from './ensure-chromium.mjs'
import { memoryFolder } from './memory-folder.mjs'

/** Of each part, the npm script behind it and what it checks. */
const PARTS = {
  format: ['format:check', 'every file is formatted'],
  lint: ['lint', 'lint rules, among them which room may import which'],
  types: ['typecheck', 'the compiler agrees'],
  content: ['content:check', 'the catalogue keeps its format'],
  unit: ['test:unit', 'functions, server and databases'],
  stories: ['test:stories', 'components in a browser: light, dark and forced colours'],
  pictures: [
    'test:visual -- --check',
    'states of components whose code changed look like their pictures',
  ],
  passport: ['passport -- chromium', 'stories of components whose code changed, along every axis'],
  package: ['test:package', 'the design system, packed, in another application'],
  spoken: ['test:spoken', 'what a screen reader says, word for word'],
  build: ['build', 'the app builds for browser and server'],
  attack: ['test:attack', 'the built app bears attacks and outages, in short'],
  journeys: ['test:journeys', 'the built app in a browser'],
}
const IN_A_BROWSER = new Set(['stories', 'passport', 'package', 'spoken', 'journeys'])

/**
 * One stage after the other. The lanes of a stage run at the same time, because none of them keeps
 * two processors busy; the parts of a lane run in order. The attacks run alone: beside other parts
 * their limits would measure the machine.
 */
const STAGES = [
  [['format', 'content', 'types'], ['lint']],
  [['unit'], ['build', 'package', 'pictures', 'passport', 'spoken']],
  [['stories']],
  [['journeys']],
  [['attack']],
]
/** Parts that run when they are named, or with `--thorough`. */
const THOROUGH = new Set(['attack', 'package'])

const words = process.argv.slice(2)
const wanted = words.filter((word) => word !== '--thorough')
const isThorough = words.includes('--thorough')
if (isThorough) process.env.THOROUGH = '1'
const known = Object.keys(PARTS)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. The parts are ${known.join(', ')}.`)
  process.exit(1)
}
const isChosen = (name) =>
  wanted.length === 0 ? isThorough || !THOROUGH.has(name) : wanted.includes(name)

if (known.some((name) => isChosen(name) && IN_A_BROWSER.has(name))) await ensureChromium()

// Tests start thousands of processes and threads, which would each compile the same TypeScript.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

process.env.TMPDIR ??= memoryFolder() ?? tmpdir()

/**
 * Stories run with React's production build, as in the published workshop: a third less work. A
 * thorough run takes the development build, whose warnings fail a story.
 */
const environmentOf = (name) =>
  name === 'stories' && !isThorough ? { ...process.env, NODE_ENV: 'production' } : process.env

const lines = []
let passed = 0
let failed = 0

/** Runs a part. Beside others its output is shown when it has ended. */
async function run(name, isAlone) {
  const [script, what] = PARTS[name]
  const title = `\n=== ${name}: ${what} (npm run ${script})\n`
  const start = performance.now()
  const command = isAlone ? `npm run --silent ${script}` : `npm run --silent ${script} 2>&1`
  if (isAlone) console.log(title)
  const child = spawn(command, {
    shell: true,
    env: environmentOf(name),
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  if (!isAlone) console.log(`${title}\n${await text(child.stdout)}`)
  const [status] = await ended
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (status === 0) passed += 1
  else failed += 1
  lines.push(`${status === 0 ? 'passed ' : 'FAILED '}  ${name.padEnd(9)} ${seconds.padStart(6)} s`)
}

const start = performance.now()
for (const stage of STAGES) {
  const lanes = stage.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0)
  if (failed > 0) {
    lines.push(...lanes.flat().map((name) => `not run  ${name}`))
    continue
  }
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) await run(name, lanes.length === 1)
    }),
  )
}

const minutes = ((performance.now() - start) / 60_000).toFixed(1)
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed in ${minutes} minutes`)
process.exit(failed === 0 ? 0 : 1)
