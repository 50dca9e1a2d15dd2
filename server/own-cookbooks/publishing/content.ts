import type { Kysely } from 'kysely'
import { orderIn, recipesIn } from '#contract/cookbooks/arrange.ts'
import type { CookbookContent } from '#contract/cookbooks/publication.ts'
import type { Database } from '#server/db/schema.ts'
import type { CookbookRow } from '../access.ts'
import { readArrangement } from '../arrangement-rows.ts'
import { textsOf } from '../texts.ts'

/** A cookbook as it is now. */
export async function contentOf(db: Kysely<Database>, row: CookbookRow): Promise<CookbookContent> {
  return {
    Language: row.language,
    Name: textsOf(row.name_en, row.name_de),
    Description: textsOf(row.description_en, row.description_de),
    CoverId: row.cover_media_id,
    HeaderId: row.header_media_id,
    ...(await readArrangement(db, row.id)),
  }
}

/** Reads a version that is stored. */
export const parseContent = (text: string) => JSON.parse(text) as CookbookContent

/** What an editor reads before others do. */
export function wordsOf({ Language, Name, Description, CoverId, HeaderId }: CookbookContent) {
  return { Language, Name, Description, CoverId, HeaderId }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether two versions have the same texts and pictures. */
export function hasSameWords(a: CookbookContent, b: CookbookContent): boolean {
  return isSame(wordsOf(a), wordsOf(b))
}

/** Names and order of tabs, and the order of the recipes that both versions have. */
function orderWith(content: CookbookContent, other: CookbookContent) {
  const both = new Set(recipesIn(other))
  const { Tabs, Loose } = orderIn(content)
  const kept = (ids: readonly number[]) => ids.filter((id) => both.has(id))
  return {
    Names: content.Tabs.map(({ Name }) => textsOf(Name.en ?? '', Name.de ?? '')),
    Tabs: Tabs.map(({ Key, Recipes }) => ({ Key, Recipes: kept(Recipes) })),
    Loose: kept(Loose),
  }
}

const textsIn = ({ Language, Name, Description }: CookbookContent) => [Language, Name, Description]
const picturesIn = ({ CoverId, HeaderId }: CookbookContent) => [CoverId, HeaderId]

/** Says of a recipe that a version does not have it. */
function missingIn(content: CookbookContent): (id: number) => boolean {
  const known = new Set(recipesIn(content))
  return (id) => !known.has(id)
}

/** What is different between two versions, with the ids of recipes. */
interface ContentChanges {
  HasOtherTexts: boolean
  HasOtherPictures: boolean
  HasOtherOrder: boolean
  Added: number[]
  TakenOut: number[]
}

/** What is different from what is published; null for nothing. */
export function changesOf(now: CookbookContent, live: CookbookContent): ContentChanges | null {
  const changes = {
    HasOtherTexts: !isSame(textsIn(now), textsIn(live)),
    HasOtherPictures: !isSame(picturesIn(now), picturesIn(live)),
    HasOtherOrder: !isSame(orderWith(now, live), orderWith(live, now)),
    Added: recipesIn(now).filter(missingIn(live)),
    TakenOut: recipesIn(live).filter(missingIn(now)),
  }
  const { HasOtherTexts, HasOtherPictures, HasOtherOrder, Added, TakenOut } = changes
  const isOther = HasOtherTexts || HasOtherPictures || HasOtherOrder
  return isOther || Added.length > 0 || TakenOut.length > 0 ? changes : null
}
