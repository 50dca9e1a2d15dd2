import { Type } from 'typebox'
import { renderSVG } from 'uqr'
import { pathOf } from '#contract/addresses.ts'
import { Id } from '#contract/common.ts'
import type { App } from '#server/http/app-type.ts'
import type { OriginOf } from '#server/http/request-origin.ts'

const DAY_S = 86_400

/**
 * Serves `/recipes/{id}/code.svg`: the address of the recipe as a QR code for its printed page. The code
 * tells nothing about the catalogue, so that no recipe has to be read for it.
 */
export function recipeCode(app: App, originOf: OriginOf): void {
  app.get(
    '/recipes/:id/code.svg',
    { schema: { params: Type.Object({ id: Id }), hide: true } },
    (request, reply) => {
      const address = originOf(request) + pathOf('recipe', request.params.id)
      return reply
        .type('image/svg+xml')
        .header('Cache-Control', `public, max-age=${DAY_S}`)
        .send(renderSVG(address, { border: 0 }))
    },
  )
}
