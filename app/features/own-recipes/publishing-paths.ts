import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'

/** Address where an own recipe is sent in. */
export const sendInPath = (id: Id) => `${pathOf('recipe', id)}/send`

/** Address where a member reads how an own recipe stands on its way to everybody. */
export const publicationPath = (id: Id) => `${pathOf('recipe', id)}/publication`

/** Address where the film of an own recipe is made. */
export const filmPath = (id: Id) => `${pathOf('recipe', id)}/film`
