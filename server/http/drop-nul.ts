import { withoutNul } from '#server/lib/without-nul.ts'

interface Parts {
  body: unknown
  query: unknown
  params: unknown
}

/**
 * For calls whose parts go to the database as they are, such as documents in JSON: NUL characters are
 * left out of them, because PostgreSQL takes none. The types of most forms refuse them.
 */
export const dropNul = {
  preValidation({ body, query, params }: Parts, _reply: unknown, done: () => void): void {
    for (const part of [body, query, params]) withoutNul(part)
    done()
  },
}
