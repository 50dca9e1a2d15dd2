import { formatProblem, type Problem } from '#content/problem.ts'

/** A catalogue that cannot be imported; nothing of it has been. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  /** At least one error, perhaps warnings too. */
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.problems = problems
  }
}
