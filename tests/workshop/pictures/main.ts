// `npm run test:visual`: compares every state with its picture. README.md says how to use it.
import { dirname } from 'node:path'
import { performance } from 'node:perf_hooks'
import { digestsOf } from '../digests.ts'
import { whyNoChromium } from '../engines/chromium.ts'
import { isStateOf, stateName, storyFiles } from '../stories.ts'
import { changedFiles, noteCompared } from './record.ts'
import { writeFindings } from './results.ts'
import { accept, review } from './review.ts'
import { run } from './run.ts'

const [command, ...names] = process.argv.slice(2)

if (command === 'accept') acceptNamed()
else if (command === 'review') review()
else await compare()

function acceptNamed(): void {
  const accepted = accept(names)
  for (const state of accepted) console.log(`accepted  ${state}`)
  if (accepted.length > 0) return
  console.error('Name the states to accept, as the last run printed them, or say `all`.')
  process.exitCode = 1
}

/** Without a word compares what changed, with `all` everything, with other words the states named so. */
async function compare(): Promise<void> {
  const why = whyNoChromium()
  if (why !== undefined) {
    console.log(`Not run: ${why}.`)
    process.exitCode = process.env.REQUIRE_PICTURES === '1' ? 1 : 0
    return
  }
  const start = performance.now()
  const words = process.argv.slice(2).filter((word) => word !== '--check')
  const digests = digestsOf(storyFiles())
  const files = [...digests.keys()]
  const isFiltered = words.length > 0 && !words.includes('all')
  const isWanted = (state: string) => !isFiltered || words.some((word) => state.includes(word))
  const chosen = isFiltered
    ? filesNamed(files, words)
    : words.includes('all')
      ? files
      : changedFiles(digests)

  const { findings, states, photographs } = await run(chosen, isWanted, files)
  const whole = chosen.filter((file) => !isFiltered || isNamedWhole(file, words))
  const page = writeFindings({
    findings,
    digests: Object.fromEntries(whole.map((file) => [file, digests.get(file)!])),
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(
    `${chosen.length} of ${files.length} story files: ${states} states, ${photographs} photographs in ${seconds} s.`,
  )
  if (findings.length > 0) {
    console.log(
      `${findings.length} to look at: ${page}\nAccept with \`npm run test:visual -- accept NAME\`, or one by one with \`npm run test:visual -- review\`.`,
    )
    process.exitCode = 1
  }
  if (process.argv.includes('--check')) return
  const isOpen = (file: string) => findings.some(({ state }) => isStateOf(state, file))
  noteCompared(
    whole.filter((file) => !isOpen(file)),
    digests,
  )
}

/** Whether words choose every state of a file. */
function isNamedWhole(file: string, words: readonly string[]): boolean {
  return words.some((word) => stateName(file, '').includes(word))
}

/** Story files that may have states of these names: parts of a path, or a path and a story. */
function filesNamed(files: readonly string[], words: readonly string[]): string[] {
  return files.filter((file) => {
    const folder = stateName(file, '')
    return words.some((word) => folder.includes(word) || folder.endsWith(`${dirname(word)}/`))
  })
}
