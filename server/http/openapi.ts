import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/**
 * Describes the API from the schemas of its routes, at `/api/openapi.json`. Registered before the
 * routes it describes.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Simmer',
        description: 'Recipes, cookbooks and step films in German and English.',
        version: '1.0.0',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session.' },
          key: {
            type: 'http',
            scheme: 'bearer',
            description: 'A script key with the scope that is named, made in the settings.',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { auth, scope } = route.config ?? {}
      if (auth === undefined) return { schema: { hide: true }, url }
      const security: Record<string, string[]>[] =
        auth === 'yes' ? [{ bearer: [] }] : auth === 'opt' ? [{}, { bearer: [] }] : []
      if (scope !== undefined) security.push({ key: [scope] })
      return { schema: { ...schema, security }, url }
    },
  })
}

/** Serves the description. */
export function serveDescription(app: FastifyInstance): void {
  app.get('/openapi.json', (_request, reply) =>
    reply.header('Cache-Control', 'public, no-cache').send(app.swagger()),
  )
}
