import { Type } from 'typebox'
import { renderSVG } from 'uqr'
import { pathOf } from '#contract/addresses/addresses.ts'
import { Id } from '#contract/common.ts'
import type { App } from '#server/http/app-type.ts'
import type { OriginOf } from '#server/http/origin.ts'

const DAY_S = 86_400

/**
 * Serves `/recipes/{id}/code.svg`, and the same below `/my`: the address of the recipe as a QR code for
 * its printed page. The code tells nothing about any recipe, so that none has to be read for it.
 */
export function recipeCode(app: App, originOf: OriginOf): void {
  for (const path of ['/recipes/:id/code.svg', '/my/recipes/:id/code.svg']) {
    app.get(path, { schema: { params: Type.Object({ id: Id }), hide: true } }, (request, reply) => {
      const address = originOf(request) + pathOf('recipe', request.params.id)
      return reply
        .type('image/svg+xml')
        .header('Cache-Control', `public, max-age=${DAY_S}`)
        .send(renderSVG(address, { border: 0 }))
    })
  }
}
