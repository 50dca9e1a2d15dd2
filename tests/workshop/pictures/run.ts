// Compares states with their pictures, two story files at a time.
import { availableParallelism } from 'node:os'
import { serveStage } from '../stage/serve-stage.ts'
import { acceptedStates, isStateOf, stateName } from '../stories.ts'
import { compareFile, type Verdict } from './compare.ts'
import { startStudio } from './photograph.ts'
import { clearResults, writeFinding, type Finding } from './results.ts'

/** Letters of a note that are printed. The page shows all. */
const NOTE_MAX = 200

/** What a run found. */
export interface RunResult {
  findings: Finding[]
  states: number
  photographs: number
}

/**
 * Compares the states of these story files.
 *
 * @param isWanted which states, by name
 * @param allFiles every story file: pictures that belong to none of them are gone
 */
export async function run(
  files: readonly string[],
  isWanted: (state: string) => boolean,
  allFiles: readonly string[],
): Promise<RunResult> {
  clearResults()
  const found: RunResult = { findings: [], states: 0, photographs: 0 }
  const seen = new Set<string>()
  const note = async (verdict: Verdict) => {
    if (verdict.kind === 'same') return
    console.log(`${verdict.kind.padEnd(9)} ${verdict.state}: ${verdict.note?.slice(0, NOTE_MAX)}`)
    found.findings.push(await writeFinding(verdict))
  }
  if (files.length > 0) {
    const [stage, studio] = await Promise.all([serveStage(files, 'pictures'), startStudio()])
    const waiting = [...files]
    const work = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const { verdicts, photographs } = await compareFile(studio, {
          url: stage.url,
          file,
          isWanted,
        }).catch((error: unknown) => ({ verdicts: [notLoaded(file, error)], photographs: 0 }))
        found.photographs += photographs
        found.states += verdicts.length
        for (const verdict of verdicts) {
          seen.add(verdict.state)
          await note(verdict)
        }
      }
    }
    try {
      await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
    } finally {
      await studio.close()
      await stage.close()
    }
  }
  for (const state of acceptedStates().filter(isWanted)) {
    const owner = allFiles.find((file) => isStateOf(state, file))
    if (owner !== undefined && (seen.has(state) || !files.includes(owner))) continue
    await note({ state, kind: 'gone', note: 'no story has this name' })
  }
  return found
}

/** A file whose stories cannot even be listed. */
function notLoaded(file: string, error: unknown): Verdict {
  const [note = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return { state: stateName(file, '*'), kind: 'failed', note }
}
