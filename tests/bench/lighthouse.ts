import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { CHROMIUM, CHROMIUM_ARGS } from '#tests/support/chromium.ts'
import { ensureBuilt } from './built-app.ts'
import { PHONE } from './browser.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

/** As many as Lighthouse's authors advise: with fewer one busy moment decides. */
const RUNS = 5

const PAGES = [
  ['landing page', '/'],
  ['recipe list', '/recipes'],
  ['recipe', '/recipes/1'],
] as const

/** Lighthouse on a phone, the middle of some runs, and the largest picture against a static page. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const databases = await filledDatabases(60)
  const simmer = await startChild('simmer', databases.sqlite)
  try {
    const figures: Figure[] = []
    for (const [name, path] of PAGES) {
      const page = simmer.origin + path
      const result = await middleRun(page)
      figures.push(...figuresOf(name, result, await staticPaint(page)))
      console.log([`${name}:`, ...complaints(result)].join('\n  '))
    }
    return figures
  } finally {
    await simmer.stop()
    await databases.remove()
  }
}

function figuresOf(name: string, { categories, audits }: Result, staticPaint: number): Figure[] {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const paint = audits['largest-contentful-paint']?.numericValue ?? Infinity
  return [
    { name: `${name}: performance`, value: score('performance'), unit: '', min: 97 },
    { name: `${name}: accessibility`, value: score('accessibility'), unit: '', min: 100 },
    { name: `${name}: best practices`, value: score('best-practices'), unit: '', min: 100 },
    { name: `${name}: SEO`, value: score('seo'), unit: '', min: 100 },
    {
      name: `${name}: layout shift`,
      value: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
      unit: '',
      max: 0.01,
    },
    { name: `${name}: largest paint`, value: paint / 1000, unit: 's' },
    { name: `${name}: against a static page`, value: paint / staticPaint, unit: '×', max: 1.3 },
  ]
}

/** Every audit that cost points, with what Lighthouse measured. */
function complaints({ audits, categories }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  return weighed
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 0.99)
    .map(({ title, displayValue = '' }) => `${title} ${displayValue}`)
}

async function middleRun(address: string): Promise<Result> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run += 1) results.push(await runOnce(address))
  results.sort((a, b) => performanceOf(a) - performanceOf(b))
  return results[Math.floor(RUNS / 2)]!
}

function performanceOf({ categories }: Result): number {
  return categories['performance']?.score ?? 0
}

async function runOnce(address: string): Promise<Result> {
  const chrome = await launch({
    ...(CHROMIUM !== undefined && { chromePath: CHROMIUM }),
    chromeFlags: ['--headless', ...CHROMIUM_ARGS],
  })
  try {
    const run = await lighthouse(address, { port: chrome.port, logLevel: 'error' })
    if (run === undefined) throw new Error(`Lighthouse found nothing at ${address}.`)
    return run.lhr
  } finally {
    chrome.kill()
  }
}

/** Largest paint, in milliseconds, of a static page with the same largest picture. */
async function staticPaint(address: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const picture = await largestPicture(address)
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Static</title><img src="/picture" alt="" width="100%">`
  await writeFile(join(folder, 'page.html'), page)
  const response = await fetch(picture)
  await writeFile(join(folder, 'picture'), Buffer.from(await response.arrayBuffer()))
  const server = await startChild('constant', {
    BODY: join(folder, 'page.html'),
    TYPE: 'text/html; charset=utf-8',
    PICTURE: join(folder, 'picture'),
    PICTURE_TYPE: response.headers.get('Content-Type') ?? 'image/webp',
  })
  try {
    const { audits } = await middleRun(server.origin)
    return audits['largest-contentful-paint']?.numericValue ?? Infinity
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

/** Address of the picture that the browser calls the largest of the first screen. */
async function largestPicture(address: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage(PHONE)
    await page.goto(address, { waitUntil: 'networkidle' })
    const pictures = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => ({ src: image.currentSrc, area: image.width * image.height }))
        .sort((a, b) => b.area - a.area),
    )
    if (pictures[0] === undefined) throw new Error(`${address} shows no picture.`)
    return pictures[0].src
  } finally {
    await browser.close()
  }
}
