import { fileURLToPath } from 'node:url'
import { styleText } from 'node:util'
import { buildPatterns } from './patterns/build.ts'
import { collectPatterns, type WrittenPattern } from './patterns/collect.ts'
import { judge, type Verdict } from './patterns/verdict.ts'

/**
 * Modules whose patterns meet no text but the project's own. Nothing that a client sends, that a member
 * writes or that is fetched may reach them.
 */
export const OWN_TEXT: Readonly<Record<string, string>> = {
  'design-system/icon/brand-mark-markup.ts': 'reads brand-marks.svg, which is a file beside it',
}

/** A pattern with what was found out about it. */
export interface JudgedPattern extends WrittenPattern, Verdict {}

/** Every pattern of the project, judged, and what could not be found out. */
export interface PatternCheck {
  readonly modules: number
  readonly patterns: readonly JudgedPattern[]
  /** Places that build patterns nobody has seen. */
  readonly unseen: readonly string[]
}

/**
 * Judges every pattern that may meet text of others: the literals of the code, the patterns of schemas,
 * and those that code builds when it runs.
 */
export async function checkPatterns(root: string): Promise<PatternCheck> {
  const { modules, written, built: places } = collectPatterns(root)
  const { built, unseen } = await buildPatterns(
    root,
    places.filter(({ file }) => !(file in OWN_TEXT)),
  )
  const verdicts = new Map<string, Verdict>()
  const judged = [...written, ...built].map((pattern) => {
    const key = `/${pattern.source}/${pattern.flags}`
    const verdict = verdicts.get(key) ?? judge(pattern.source, pattern.flags)
    verdicts.set(key, verdict)
    return Object.assign({}, pattern, verdict)
  })
  return {
    modules,
    patterns: judged.filter(({ file }) => !(file in OWN_TEXT)),
    unseen: unseen.map(({ file, line }) => `${file}:${line}`),
  }
}

function lineOf({ file, line, source, flags, words }: JudgedPattern): string {
  return `${words}  ${file}${line > 0 ? `:${line}` : ''}  /${source}/${flags}`
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
  const { modules, patterns, unseen } = await checkPatterns(root)
  const bad = patterns.filter(({ isLinear }) => !isLinear)
  if (process.argv.includes('--all')) for (const one of patterns) console.log(lineOf(one))
  else for (const one of bad) console.error(lineOf(one))
  for (const place of unseen) {
    console.error(
      `${place}: builds a pattern that was not seen. Add a call to scripts/patterns/uses.ts.`,
    )
  }
  if (bad.length + unseen.length > 0) {
    console.error(styleText('red', `${bad.length} patterns are not linear.`))
    process.exit(1)
  }
  console.log(`${patterns.length} patterns of ${modules} modules take linear time.`)
}
