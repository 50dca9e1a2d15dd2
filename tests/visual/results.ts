// What the last run found, in test-results/visual: pictures, a list, and the page that shows them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import sharp from 'sharp'
import type { Verdict } from './compare.ts'
import type { Finding } from './finding.ts'
import { reportPage } from './report-page.ts'
import { drawDifference, packWebp, type Pixels } from './sheet.ts'
import { RESULTS } from './stories.ts'

const LIST = resolve(RESULTS, 'findings.json')

/** A picture of a finding. `after` is stored the way it is accepted. */
export function pictureOf(state: string, which: 'before' | 'after' | 'difference'): string {
  return resolve(RESULTS, `${state}.${which}.${which === 'after' ? 'webp' : 'png'}`)
}

/** What a run left to look at. */
export interface Findings {
  findings: Finding[]
  /** Numbers of the code of all story files that was compared. */
  digests: Record<string, string>
}

/** What was found and not accepted yet. */
export function readFindings(): Findings {
  return existsSync(LIST)
    ? (JSON.parse(readFileSync(LIST, 'utf8')) as Findings)
    : { findings: [], digests: {} }
}

/** Removes what an earlier run found. */
export function clearResults(): void {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

/** Writes the pictures of one state. */
export async function writeFinding({
  state,
  kind,
  note,
  before,
  after,
}: Verdict): Promise<Finding> {
  mkdirSync(dirname(pictureOf(state, 'after')), { recursive: true })
  if (before !== undefined) await writePng(pictureOf(state, 'before'), before)
  if (after !== undefined) writeFileSync(pictureOf(state, 'after'), await packWebp(after))
  if (before !== undefined && after !== undefined)
    await writePng(pictureOf(state, 'difference'), drawDifference(before, after))
  return {
    state,
    kind: kind as Finding['kind'],
    note: note ?? '',
    hasBefore: before !== undefined,
    hasAfter: after !== undefined,
  }
}

async function writePng(path: string, { width, height, data }: Pixels): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(path)
}

/** Writes the list and its page. Returns the address of the page. */
export function writeFindings(found: Findings): string {
  const page = resolve(RESULTS, 'index.html')
  writeFileSync(LIST, `${JSON.stringify(found, null, 2)}\n`)
  writeFileSync(page, reportPage(found.findings))
  return page
}
