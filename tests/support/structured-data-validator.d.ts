/** The parts of `@adobe/structured-data-validator` that tests use; it has no types. */
declare module '@adobe/structured-data-validator' {
  /** A problem of an item of structured data. */
  export interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    /** Path from the page's item to the invalid one. */
    path: { type?: string; property?: string }[]
    fieldNames: string[]
  }

  /** Google's rules for rich results; the vocabulary of schema.org only when it is given. */
  export default class Validator {
    /** @param data items of structured data by type, by format */
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>
  }
}
