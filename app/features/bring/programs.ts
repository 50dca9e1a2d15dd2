import { AVATAR_TYPES } from '#contract/pictures.ts'
import type { ImportKind } from '#contract/own/import.ts'

/** Names of programs, the same in every language. */
export const PROGRAMS: Readonly<Partial<Record<ImportKind, string>>> = {
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  recipesage: 'RecipeSage',
  paprika: 'Paprika',
  nextcloud: 'Nextcloud Cookbook',
  cooklang: 'Cooklang',
  simmer: 'Simmer',
}

/** Files that are read, by their names, and pictures of recipes that are to be written. */
export const ACCEPT = [
  '.zip,.json,.jsonld,.xml,.paprikarecipes,.paprikarecipe,.cook,.txt,.md,.html,.htm',
  ...AVATAR_TYPES,
].join(',')
