// What the pictures of a story file depend on, as one number: while it is the same, they are.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { minifySync } from 'vite'
import { filesNeeded, remembered, textOf } from './module-graph.ts'
import { ROOT } from './stories.ts'

/** Files that every picture depends on, together with what they import. */
const FOR_ALL = [
  '.storybook/preview.css',
  '.storybook/decorators/story-provider.tsx',
  '.storybook/globals.ts',
  '.storybook/viewports.ts',
  'tests/workshop/engines/chromium.ts',
  'tests/workshop/pictures/photograph.ts',
  'tests/workshop/pictures/sheet.ts',
  'tests/workshop/stage/settled.ts',
  'tests/workshop/stage/stage.tsx',
]
/** Files that draw nothing: the preview without its styles, checks, and the list of icons. */
const NOT_DRAWN =
  /^\.storybook\/(?:docs\/|decorators\/docs|preview\.tsx)|^tests\/support|\/lucide\.ts$/
/** Files of words. A story depends on those whose areas its code names. */
const WORDS = /^(?:app\/lib\/words\/(?:en|de)\/|design-system\/messages\/(?!core\/).+\/)/
const ALL_WORDS = '{app/lib/words/{en,de}/*,design-system/messages/*/{en,de}}.ts'

/** Styles of one component that every page loads: they draw that component. */
const COMPONENT_STYLES = /^design-system\/(?!styles\/|tokens\/)[^/]+\/.+\.css$/

/** The code of a file without its comments and its format, which draw nothing. Other files as they are. */
export function drawnPart(file: string): string | Buffer {
  if (!/\.(?:tsx?|mjs)$/.test(file)) return readFileSync(resolve(ROOT, file))
  const { code, errors } = minifySync(file, textOf(file), { compress: false, mangle: false })
  return errors.length > 0 ? textOf(file) : code
}

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const shaOf = remembered((file) => sha(drawnPart(file)))
const isDrawn = (file: string) => !NOT_DRAWN.test(file) && !WORDS.test(file)
const numbersOf = (files: Iterable<string>) =>
  [...files].toSorted().map((file) => `${file} ${shaOf(file)}`)
const filesLike = (pattern: string) => globSync(pattern, { cwd: ROOT })

/** Versions of the packages that draw, and of the browser. */
function drawingPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  const draws =
    /^node_modules\/(?:react|react-dom|lucide|tailwindcss|@(?:tailwindcss|radix-ui|sparticuz)\/.+)$/
  return Object.entries(packages)
    .filter(([path]) => draws.test(path))
    .map(([path, { version }]) => `${path} ${version}`)
}

/**
 * Finds the files of words that a file names: in the app by keys such as `shopping.add`, in the
 * design system as `messages.player`.
 */
function findWords(): (file: string) => readonly string[] {
  const areas = filesLike(ALL_WORDS)
    .filter((file) => WORDS.test(file))
    .map((file) => {
      const names = [...textOf(file).matchAll(/^export const (\w+)/gm)].map(([, name]) => name!)
      const anyName = `(?:${names.join('|')})`
      const inCode = file.startsWith('app/')
        ? `['"\`]${anyName}\\.`
        : `\\.${anyName}\\b|\\b${anyName}\\b[^}]*\\} = useMessages`
      return { file, named: new RegExp(inCode) }
    })
  return remembered((file) =>
    /\.tsx?$/.test(file)
      ? areas.filter(({ named }) => named.test(textOf(file))).map((area) => area.file)
      : [],
  )
}

/** For each story file, a number that changes with all code that its pictures depend on. */
export function digestsOf(stories: readonly string[]): Map<string, string> {
  const forAll = [
    ...filesNeeded(FOR_ALL, isDrawn),
    ...filesLike('{design-system/fonts/*.woff2,.storybook/public/**/*.*}'),
  ]
  const styles = forAll.filter((file) => COMPONENT_STYLES.test(file))
  const shared = [
    ...drawingPackages(),
    ...numbersOf(forAll.filter((file) => !COMPONENT_STYLES.test(file))),
  ]
  const wordsOf = findWords()
  return new Map(
    stories.map((story) => {
      const drawn = [...filesNeeded([story], isDrawn)]
      const own = new Set([
        ...drawn,
        ...drawn.flatMap(wordsOf),
        ...styles.filter((style) => drawn.some((file) => isOfSameComponent(file, style))),
      ])
      return [story, sha([...shared, ...numbersOf(own)].join('\n')).slice(0, 16)] as const
    }),
  )
}

const componentOf = (file: string) => file.split('/').slice(0, 2).join('/')
const isOfSameComponent = (one: string, other: string) => componentOf(one) === componentOf(other)
