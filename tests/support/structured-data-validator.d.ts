/** The parts of `@adobe/structured-data-validator` that tests use; it brings no types. */
declare module '@adobe/structured-data-validator' {
  /** What is wrong with an item of structured data. */
  export interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    /** From the page's item down to the one that is wrong. */
    path: { type?: string; property?: string }[]
    fieldNames: string[]
  }

  /** Google's rules for rich results; the vocabulary of schema.org only when it is given. */
  export default class Validator {
    /** @param data items of structured data by type, by format */
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>
  }
}
