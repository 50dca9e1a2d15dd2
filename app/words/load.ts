import type { Messages } from '#design-system/messages/en.ts'
import type { Language } from '#contract/languages.ts'
import { currentLanguage } from './current-language.ts'
import type { Words } from './en.ts'

/** What every page says: these areas come with the language itself. */
type CoreArea = 'cards' | 'common' | 'empty' | 'errors' | 'explore' | 'shell'

/** A part of the words that only some screens speak, fetched with them. */
export type Area = Exclude<keyof Words, CoreArea>

/** Parts of the design system's words that only some screens speak, and what is in them. */
interface Parts {
  filter: 'picker' | 'range'
  player: 'player'
  share: 'share'
}

/** The name of such a part. */
export type Part = keyof Parts

/** Which of those come with an area. */
export const PARTS: Partial<Record<Area, Part>> = {
  cookAlong: 'player',
  cookbooks: 'share',
  recipe: 'share',
  recipes: 'filter',
  settings: 'filter',
}

/** Everything the interface says in one language: the app's words and the design system's. */
export interface LanguagePack {
  readonly language: Language
  /** In the browser without the areas that nothing has asked for, see {@link loadAreas}. */
  readonly words: Words
  readonly messages: Messages
}

/** A language as the browser first gets it. */
export interface CorePack extends Omit<LanguagePack, 'words' | 'messages'> {
  readonly words: Pick<Words, CoreArea>
  readonly messages: Omit<Messages, Parts[Part]>
  /** Fetches the other parts of the design system's words. */
  readonly parts: { readonly [Name in Part]: () => Promise<Pick<Messages, Parts[Name]>> }
  /** Fetches the other areas. */
  readonly areas: { readonly [Name in Area]: () => Promise<Pick<Words, Name>> }
}

/** Areas asked for so far: another language has to bring them, too. */
const wanted = new Set<Area>()

/**
 * Fetches one language with the areas asked for so far; the other language never reaches the
 * browser.
 */
export async function loadPack(language: Language): Promise<LanguagePack> {
  const { words, messages, parts, areas }: CorePack =
    language === 'de'
      ? (await import('./pack-de.ts')).packDe
      : (await import('./pack-en.ts')).packEn
  const missing = [...wanted].filter((area) => !(area in words))
  if (missing.length === 0) {
    return { language, words: words as Words, messages: messages as Messages }
  }
  const found = missing.map((area) => areas[area]())
  const spoken = missing.flatMap((area) => PARTS[area] ?? []).map((part) => parts[part]())
  Object.assign(words, ...(await Promise.all(found)))
  Object.assign(messages, ...(await Promise.all(spoken)))
  // More may have been asked for meanwhile.
  return loadPack(language)
}

/** Fetches areas of the current language, for a screen that speaks them. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  await loadPack(currentLanguage())
}

/**
 * Code that is fetched on demand together with the words that only it speaks.
 *
 * @param code the promise of a dynamic import
 */
export async function withAreas<Code>(areas: readonly Area[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadAreas(areas)])
  return loaded
}
