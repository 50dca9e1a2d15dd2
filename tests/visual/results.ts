// The findings of the last run, in test-results/visual: pictures, a list, and a page with both.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import sharp from 'sharp'
import type { Verdict } from './compare.ts'
import type { Finding } from './finding.ts'
import { reportPage } from './report-page.ts'
import { drawDifference, packWebp, type Pixels } from './sheet.ts'
import { RESULTS } from './stories.ts'

const LIST = resolve(RESULTS, 'findings.json')

/** Path of a picture of a finding. `after` has the format of an accepted picture. */
export function pictureOf(state: string, which: 'before' | 'after' | 'difference'): string {
  return resolve(RESULTS, `${state}.${which}.${which === 'after' ? 'webp' : 'png'}`)
}

/** The findings of a run that still need a review. */
export interface Findings {
  findings: Finding[]
  /** Digests of the story files that were compared, by path. */
  digests: Record<string, string>
}

/** Reads the findings that are not accepted yet. */
export function readFindings(): Findings {
  return existsSync(LIST)
    ? (JSON.parse(readFileSync(LIST, 'utf8')) as Findings)
    : { findings: [], digests: {} }
}

/** Removes the results of earlier runs. */
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
