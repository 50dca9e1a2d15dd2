import type { Messages } from '#design-system/messages/en.ts'
import type { Language } from '#contract/languages.ts'
import { currentLanguage } from './current-language.ts'
import type { Words } from './en.ts'
import { areaFile, PARTS, type Area, type CorePack, type LanguagePack } from './pack-types.ts'

/** Fetches an area, by its file. Core areas come with the language. */
const AREA_FILES = import.meta.glob<Partial<Words>>([
  './{en,de}/*.ts',
  '!./{en,de}/{cards,common,contents,desk-words,dinner,empty,errors,explore,first,host-*,months,news,numbers,own-cookbooks,publishing,read-list,review,script-keys,shell,sign-in-ways,studio-publish,studio-texts}.ts',
])
/** Fetches a part of the design system's words, by its file. */
const PART_FILES = import.meta.glob<Partial<Messages>>(
  '../../../design-system/messages/{cook,filter,player,share,task}/{en,de}.ts',
)

/** Areas that screens have requested. After a change of language they are fetched again. */
const requested = new Set<Area>()

const loadCore: Record<Language, () => Promise<CorePack>> = {
  de: async () => (await import('./pack-de.ts')).packDe,
  en: async () => (await import('./pack-en.ts')).packEn,
}

/** Adds an area, and the part of the design system's words that comes with it, to a pack. */
async function addArea({ language, words, messages }: CorePack, area: Area): Promise<void> {
  const part = PARTS[area]
  const [found, foundPart] = await Promise.all([
    AREA_FILES[`./${language}/${areaFile(area)}`]?.(),
    part && PART_FILES[`../../../design-system/messages/${part}/${language}.ts`]?.(),
  ])
  Object.assign(words, found)
  Object.assign(messages, foundPart)
}

/**
 * Fetches one language with the areas requested so far. The other language is not fetched.
 */
export async function loadPack(language: Language): Promise<LanguagePack> {
  const core = await loadCore[language]()
  const missing = [...requested].filter((area) => !(area in core.words))
  if (missing.length === 0) {
    return { language, words: core.words as Words, messages: core.messages as Messages }
  }
  await Promise.all(missing.map((area) => addArea(core, area)))
  // More areas may have been requested meanwhile.
  return loadPack(language)
}

/** Fetches areas of the current language. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) requested.add(area)
  await loadPack(currentLanguage())
}

/**
 * Loads code on demand together with the words that only this code uses.
 *
 * @param code the promise of a dynamic import
 */
export async function withAreas<Code>(areas: readonly Area[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadAreas(areas)])
  return loaded
}
