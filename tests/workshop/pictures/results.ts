// The findings of the last run, in test-results/visual: pictures, a list, and a page with both.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../stories.ts'
import type { Verdict } from './compare.ts'
import { drawDifference, packWebp, type Pixels } from './sheet.ts'

/** Folder for what the last run found. */
export const RESULTS = resolve(ROOT, 'test-results/visual')
const LIST = resolve(RESULTS, 'findings.json')

/** A state that does not look like its picture. */
export interface Finding {
  state: string
  kind: Exclude<Verdict['kind'], 'same'>
  note: string
  hasBefore: boolean
  hasAfter: boolean
}

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
export async function writeFinding(verdict: Verdict): Promise<Finding> {
  const { state, kind, note, before, after } = verdict
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

const WORDS: Record<Finding['kind'], string> = {
  new: 'New',
  different: 'Different',
  gone: 'Gone',
  failed: 'Not shown',
}

const STYLE = `
body { margin: 0; padding: 1rem 2rem; font: 16px/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff }
article { border-top: 1px solid #999; padding-block: 1rem }
h2 { font-size: 1rem; overflow-wrap: anywhere }
.pictures { display: grid; gap: 1rem }
figure a { display: block; max-block-size: 60vh; overflow: auto }
figure { margin: 0 }
img { max-inline-size: 100%; border: 1px solid #999 }
code { user-select: all; background: #eee; padding: .2em .4em; overflow-wrap: anywhere }
button { font: inherit; padding: .4em .8em }
`

/** Accepts by the local server; without it the command is there to copy. */
const SCRIPT = `
document.body.toggleAttribute('data-served', location.protocol.startsWith('http'))
for (const button of document.querySelectorAll('button')) {
  button.hidden = !location.protocol.startsWith('http')
  button.onclick = async () => {
    const answer = await fetch('/accept/' + button.dataset.state, { method: 'POST' })
    button.closest('article').querySelector('[role=status]').textContent = await answer.text()
    if (answer.ok) button.remove()
  }
}
`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function figure(state: string, file: string, title: string): string {
  const source = `./${escape(state)}.${file}`
  return `<figure><figcaption>${title}</figcaption><a href="${source}"><img src="${source}" alt="${title}" loading="lazy"></a></figure>`
}

function article({ state, kind, note, hasBefore, hasAfter }: Finding): string {
  const pictures = [
    hasBefore && figure(state, 'before.png', 'Before'),
    hasAfter && figure(state, 'after.webp', 'After'),
    hasBefore && hasAfter && figure(state, 'difference.png', 'Difference'),
  ]
  const accept =
    kind === 'failed'
      ? ''
      : `<p><button data-state="${escape(state)}">Accept</button> <span role="status"></span>
<code>npm run test:visual -- accept ${escape(state)}</code></p>`
  return `<article><h2>${escape(state)}</h2><p>${WORDS[kind]}: ${escape(note)}</p>
<div class="pictures">${pictures.filter(Boolean).join('')}</div>${accept}</article>`
}

/** A page with each state that does not look like its picture: before, after, and what differs. */
function reportPage(findings: readonly Finding[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures of states: ${findings.length} to look at</title><style>${STYLE}</style>
<h1>${findings.length} to look at</h1>
<p>Each picture shows a state in light, dark and forced colours, and from right to left where that differs. It opens at full size.</p>
${findings.map(article).join('\n')}
<script>${SCRIPT}</script></html>
`
}

/** Writes the list and its page. Returns the address of the page. */
export function writeFindings(found: Findings): string {
  const page = resolve(RESULTS, 'index.html')
  writeFileSync(LIST, `${JSON.stringify(found, null, 2)}\n`)
  writeFileSync(page, reportPage(found.findings))
  return page
}
