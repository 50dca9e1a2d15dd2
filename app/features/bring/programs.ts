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

/** Files that are read, by their names. */
export const ACCEPT =
  '.zip,.json,.jsonld,.xml,.paprikarecipes,.paprikarecipe,.cook,.txt,.md,.html,.htm'
