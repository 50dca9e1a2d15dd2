import { expect, test } from 'vitest'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'
import { COOK_QUERIES } from '#tests/search/cook-queries.ts'
import { hideRecipe, showRecipe } from '#server/publications/hidden.ts'
import { suggest } from '../suggestions.ts'
import { buildIndex } from './build.ts'
import { liveSearchOf, memoryIndexOf } from './live-index.ts'
import type { MemoryIndex } from './memory-index.ts'

/** Terms that a published crumble, its author, a cookbook or its foods are found by, before and after a change. */
const OWN_TERMS = ['crumble', 'xylander', 'xolotl', 'imani', 'imogen', 'fork', 'grandma', 'plum']
const TERMS = [
  ...Object.values(COOK_QUERIES).flatMap((queries) => queries.slice(0, 3).map(({ term }) => term)),
  ...OWN_TERMS,
]

/** A site whose index has been read once. */
async function startIndexed(engine: (typeof databases)[number]) {
  const site = await startPublishing(engine, { searchesInMemory: true })
  const { app, database } = site
  await app.ready()
  await expect.poll(() => memoryIndexOf(database.db), { timeout: 20_000 }).toBeDefined()
  const index = memoryIndexOf(database.db)
  /** Waits until servers search the newest version. */
  const catchUp = async () => {
    const version = await readCatalogueVersion(database.db)
    const searched = () => liveSearchOf(database.db)?.version
    await expect.poll(searched, { timeout: 10_000 }).toBe(version)
    return memoryIndexOf(database.db)
  }
  return { ...site, db: database.db, index, catchUp }
}

/** What is found, known and said by an index. Equal matches may stand in another order. */
async function contentOf(index: MemoryIndex | undefined) {
  if (!index) throw new Error('There is no index.')
  const source = index.reasonSource(1)
  const found: unknown[] = []
  for (const term of TERMS) {
    const ids = (await index.find(0, term, 200)).toSorted((a, b) => a - b)
    const asked = await source.wordsOf(term)
    const entries = await Promise.all(asked.map((one) => source.bestEntries(one, ids)))
    const wanted = entries.flatMap((byId) => Array.from(byId))
    const foods = [...(await source.foodsBy(wanted))].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const others = await Promise.all(
      ([1, 2, 3] as const).map((kind) => index.find(kind, term, 200)),
    )
    found.push({ term, ids, foods, others, names: index.names(0, 0, ids) })
  }
  const words = (await index.vocabulary.beginning('')).toSorted()
  const near = await index.vocabulary.near(['crumbel', 'xylandr', 'xolotll', 'zimtt'])
  return { found, words, near: near.toSorted() }
}

test.for(databases)(
  'HST-81 what is published, published anew, hidden, shown, renamed and withdrawn is taken in without reading the index again (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const site = await startIndexed(engine)
    const { app, db, index, catchUp, people, publish, save, send, standing, decide, rename } = site
    const expectTakenIn = async (own: Record<string, readonly number[]>) => {
      expect(await catchUp()).toBe(index)
      for (const [term, ids] of Object.entries(own))
        expect([term, await index?.find(0, term, 200)]).toEqual([term, ids])
      expect(await contentOf(index)).toEqual(await contentOf(await buildIndex(db)))
    }
    const { own, publicId } = await publish()
    await expectTakenIn({ xylander: [publicId], xolotl: [] })
    expect(await suggest(db, 1, 'xylander')).toEqual([expect.stringMatching(/Xylander/u)])

    const Name = { en: 'Xolotl crumble' }
    const saved = await save(people.imani, own, { ...PUBLIC_CRUMBLE, Name })
    const [, sent] = await send(people.imani, saved)
    await decide(people.ed, sent.Submission?.Id ?? 0, 'approval')
    expect((await standing(people.imani, own.Id)).Published?.Id).toBe(publicId)
    await expectTakenIn({ xolotl: [publicId] })

    await rename('Imogen Ashdown')
    await expectTakenIn({ 'imogen ashdown': [publicId] })

    const change = async (write: (...args: Parameters<typeof hideRecipe>) => Promise<unknown>) => {
      for (const id of [publicId, 1])
        await db.transaction().execute((trx) => write(trx, id, Date.now()))
    }
    // Shown again, they stand where they were among equal matches.
    const pasta = await index?.find(0, 'pasta', 200)
    await change(hideRecipe)
    await expectTakenIn({ xolotl: [] })
    await change(showRecipe)
    await expectTakenIn({ xolotl: [publicId], pasta: pasta ?? [] })

    await call(app, 'DELETE', `/my/recipes/${own.Id}/publication`, people.imani.headers)
    await expectTakenIn({ xolotl: [], 'imogen ashdown': [] })
    expect(await suggest(db, 1, 'xolotl')).toEqual([])
  },
)
