import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { withoutNul } from '#server/lib/without-nul.ts'
import type { App } from './app-type.ts'
import { compileWhenUsed } from './compile-when-used.ts'

const compileBody: FastifySchemaCompiler<TSchema> = compileWhenUsed(TypeBoxValidatorCompiler)

/**
 * For calls that take JSON: their body is validated by its own types, so that a null, which means
 * "none", does not become 0 as in a form. The other parts are validated as those of every call.
 */
export function jsonBody(app: App): { validatorCompiler: FastifySchemaCompiler<TSchema> } {
  return {
    validatorCompiler: (part) => {
      const { validatorCompiler: ofAll } = app
      if (part.httpPart === 'body' || !ofAll) return compileBody(part)
      return ofAll(part)
    },
  }
}

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
