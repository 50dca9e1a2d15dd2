import { Type, type Static } from 'typebox'
import { Id } from '../common.ts'
import { Draft } from './draft.ts'

/** Folder of a member's recipes in the archive that "Take it with you" packs. */
export const SIMMER_RECIPES = 'recipes/'

/**
 * A recipe in that folder: `recipes/{name}.json`. The draft is the whole recipe; its pictures lie beside
 * it as files, by the ids that the draft has for them.
 */
export const SimmerFile = Type.Object({
  /** Says what the file is, and which version of it. */
  Simmer: Type.Literal(1),
  Draft,
  Pictures: Type.Array(
    Type.Object({
      Id,
      /** Path in the archive: "recipes/pictures/5.webp". */
      File: Type.String({ minLength: 1, maxLength: 300 }),
    }),
  ),
})
/** @see {@link SimmerFile} (schema) */
export type SimmerFile = Static<typeof SimmerFile>
