import type { ImportFailure } from '#contract/recipe-import/recipe-import.ts'

/** A source cannot be read. The reason is for the member; nothing from inside is in it. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly failure: ImportFailure

  constructor(failure: ImportFailure) {
    super(failure)
    this.failure = failure
  }
}
