/** A problem of a catalogue folder. Errors prevent an import, warnings do not. */
export interface Problem {
  /** Path below the folder. */
  readonly file: string
  /** From 1; 1 also for the file as a whole. */
  readonly line: number
  readonly severity: 'error' | 'warning'
  /** What is wrong and how to fix it. */
  readonly message: string
}

/** Path of a value inside a file: `['steps', 0, 'text', 'en']`. */
export type ValuePath = readonly (string | number)[]

/** Reports a problem of a value in a file. */
export type Report = (path: ValuePath, message: string, severity?: Problem['severity']) => void

/** A problem as one line in the format of compilers, which editors can link to. */
export function formatProblem({ file, line, severity, message }: Problem): string {
  return `${file}:${line}: ${severity}: ${message}`
}

/** Problems by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
}

/** Edit distance of two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** ` Did you mean "onion"?` where one of the known words is close, else nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const close = [...known]
    .map((candidate) => ({ candidate, steps: distance(word, candidate) }))
    .filter(({ steps }) => steps <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.steps - b.steps)[0]
  return close ? ` Did you mean "${close.candidate}"?` : ''
}
