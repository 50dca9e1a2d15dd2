import type { Messages } from '#design-system/messages/en.ts'
import type { Language } from '#contract/languages.ts'
import type { Words } from './en.ts'

/** Areas that every page needs: they are loaded with the language itself. */
type CoreArea = 'cards' | 'common' | 'empty' | 'errors' | 'explore' | 'shell'

/** A part of the words that only some screens use and that is fetched with them. */
export type Area = Exclude<keyof Words, CoreArea>

/** Parts of the design system's words that only some screens use, with their keys. */
interface Parts {
  cook: 'cook'
  filter: 'picker' | 'range'
  player: 'player'
  share: 'share'
  task: 'task'
}

type Part = keyof Parts

/** The part of the design system's words that is loaded with an area. */
export const PARTS: Partial<Record<Area, Part>> = {
  bookComparison: 'task',
  desk: 'task',
  recipeImport: 'task',
  film: 'player',
  cookbooks: 'share',
  kitchen: 'cook',
  recipe: 'share',
  recipes: 'filter',
  settings: 'filter',
  studioPages: 'task',
}

/** All texts of the interface in one language: the app's and the design system's. */
export interface LanguagePack {
  readonly language: Language
  /** In the browser without the areas that have not been requested, see `loadAreas`. */
  readonly words: Words
  readonly messages: Messages
}

/** A language as the browser first loads it, with the core areas. */
export interface CorePack extends Omit<LanguagePack, 'words' | 'messages'> {
  readonly words: Pick<Words, CoreArea>
  readonly messages: Omit<Messages, Parts[Part]>
}

/** Areas that share a file with another, because the same screens need both. */
const WITH: Partial<Record<Area, Area>> = {
  dinner: 'week',
  first: 'host',
  numbers: 'memberActions',
  ownCookbooks: 'ownRecipes',
  publishing: 'versions',
  readList: 'shopping',
  recipeFacts: 'recipe',
  scriptKeys: 'settings',
  signInWays: 'settings',
  studioTexts: 'studioPages',
}

/** File name of an area, in kebab-case. */
export function areaFile(area: Area): string {
  return `${(WITH[area] ?? area).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}
