import type { ImportKind } from './recipe-import.ts'

/** Names of programs, the same in every language. Other kinds are no program. */
export const PROGRAM_NAMES: Readonly<Partial<Record<ImportKind, string>>> = {
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  recipesage: 'RecipeSage',
  paprika: 'Paprika',
  nextcloud: 'Nextcloud Cookbook',
  cooklang: 'Cooklang',
  simmer: 'Simmer',
}
