import { formatProblem, type Problem } from '#content/problem.ts'

/** The catalogue is invalid. Nothing was imported. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  /** At least one error, perhaps warnings too. */
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.problems = problems
  }
}
