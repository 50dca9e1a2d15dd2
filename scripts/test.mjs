// `npm test`: everything that has to be true before a change goes in, what fails fastest first.
// `npm test -- unit stories` runs the named parts alone. Stops at the first part that fails.
import './check-node.mjs'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureChromium } from './ensure-chromium.mjs'

/** Name of each part, the npm script behind it, what it checks. */
const PARTS = [
  ['format', 'format:check', 'every file is formatted'],
  ['lint', 'lint', 'lint rules, among them which room may import which'],
  ['types', 'typecheck', 'the compiler agrees'],
  ['unit', 'test:unit', 'functions, server and databases'],
  ['content', 'content:check', 'the catalogue keeps its format'],
  ['stories', 'test:stories', 'components in a browser: light, dark and forced colours'],
  ['package', 'test:package', 'the design system, packed, in another application'],
  ['spoken', 'test:spoken', 'what a screen reader says, word for word'],
  ['build', 'build', 'the app builds for browser and server'],
  ['attack', 'test:attack', 'the built app bears attacks and outages, in short'],
  ['journeys', 'test:journeys', 'the built app in a browser'],
]
const IN_A_BROWSER = new Set(['stories', 'package', 'spoken', 'journeys'])

const wanted = process.argv.slice(2)
const known = PARTS.map(([name]) => name)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. The parts are ${known.join(', ')}.`)
  process.exit(1)
}
const chosen = PARTS.filter(([name]) => wanted.length === 0 || wanted.includes(name))

if (chosen.some(([name]) => IN_A_BROWSER.has(name))) await ensureChromium()

// Tests start thousands of processes and threads, which would each compile the same TypeScript.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

const windows = process.platform === 'win32'
const lines = []
let passed = 0
let failed = 0
for (const [name, script, what] of chosen) {
  if (failed > 0) {
    lines.push(`not run  ${name}`)
    continue
  }
  console.log(`\n=== ${name}: ${what} (npm run ${script})\n`)
  const start = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: windows,
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (status === 0) passed += 1
  else failed += 1
  lines.push(`${status === 0 ? 'passed ' : 'FAILED '}  ${name.padEnd(9)} ${seconds.padStart(6)} s`)
}

console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
