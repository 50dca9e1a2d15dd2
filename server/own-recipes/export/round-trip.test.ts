import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type {
  Folder,
  OwnList,
  OwnPicture,
  WritableFoods,
} from '#contract/own-recipes/own-recipe.ts'
import type { EngineName } from '#server/db/engine.ts'
import { NO_LOG } from '#server/lib/warning-log.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { tidyArea } from '#server/storage/tidy.ts'
import { databases } from '#tests/support/database.ts'
import { importArchive, sendFile, takeAlong } from '#tests/support/imports.ts'
import { sendForm } from '#tests/support/members.ts'
import { addOwn, call, CRUMBLE, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'

type Server = Awaited<ReturnType<typeof startOwn>>

/** A German soup with everything that a draft can say. */
const SOUP: Draft = {
  ...emptyDraft('de'),
  Name: { de: 'Omas Suppe', en: 'Granny’s soup' },
  Description: { de: 'Für kalte Tage: mit „Liebe“ & Geduld.' },
  Yield: { Servings: 6, Of: { de: 'Teller', en: 'plates' }, Form: { de: 'Ein großer Topf' } },
  PrepMinutes: 20,
  ActiveMinutes: 30,
  TotalMinutes: 90,
  Lines: [
    { Key: 'base', IsHeading: true, Text: { de: 'Für die Brühe', en: 'For the stock' } },
    { Key: 'butter', Text: { de: '20–30 g Butter', en: '20–30 g butter' } },
    { Key: 'root', Text: { de: '2 Xylanderwurzeln, geschält' } },
    { Key: 'salt', Text: { de: 'Salz' }, IsSettled: true },
    { Key: 'garnish', Text: { de: 'Was der Garten gibt' }, IsAsWritten: true },
  ],
  Steps: [
    {
      Key: 'fry',
      Text: { de: '{butter|Butter} in \\{einem\\} Topf 5 Minuten erhitzen.' },
      Until: { de: 'sie schäumt' },
      Hob: 'medium',
      Parts: [{ Line: 'butter', Share: 'half' }],
    },
    {
      Key: 'simmer',
      Text: { de: '{root|Wurzeln} dazu, 1 Stunde ziehen lassen.', en: 'Add, wait an hour.' },
      Times: [{ Min: 55, Max: 65, Unit: 'min', Name: { de: 'Suppe' }, IsTimer: true }],
      Parts: [{ Line: 'root', Share: 'amount', Amount: 1 }],
    },
    {
      Key: 'grill',
      Text: { de: 'Mit {butter|dem Rest} bei 220 °C überbacken.' },
      Oven: { Celsius: 220, Grill: true },
      Parts: [{ Line: 'butter', Share: 'rest' }],
    },
  ],
  Tags: ['Winter', 'Familie'],
  DishTypes: [1, 4],
  Tools: ['Großer Topf'],
  Source: {
    Name: 'Oma Ada',
    Address: 'https://suppen.example/omas',
    Licence: 'CC BY-SA 4.0',
    IsForeign: true,
  },
  OwnNote: 'Beim nächsten Mal weniger Salz.',
  Nutrition: { Calorie: 320, Protein: 8.5, Fat: 12, Carbohydrate: 40 },
}

const foodsOf = async ({ app }: Server, who: Headers) =>
  (await call<WritableFoods>(app, 'GET', '/my/foods', who))[1].Foods

async function picture({ app }: Server, headers: Headers, colour: string): Promise<number> {
  const bytes = await plainPicture(colour, 300, 200).png().toBuffer()
  const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers, bytes })
  return sent.json<OwnPicture>().Id
}

/** Writes three recipes in two folders. */
async function write(server: Server, who: Headers): Promise<void> {
  const { app } = server
  const folder = async (Name: string) =>
    (await call<Folder>(app, 'POST', '/my/folders', who, { Name }))[1].Id
  const [sundays, family] = [await folder('Sonntags'), await folder('Family & friends')]
  const add = async (draft: Draft, FolderIds: number[]) => {
    const [status, { Id }] = await addOwn(app, who, draft)
    expect(status).toBe(201)
    await call(app, 'PATCH', `/my/recipes/${Id}/place`, who, { FolderIds })
  }
  await add({ ...CRUMBLE, PictureId: await picture(server, who, 'red') }, [sundays])
  const foods = await foodsOf(server, who)
  const own = foods.find(({ IsOwn }) => IsOwn)?.Id ?? 0
  const onion = foods.find(({ IsOwn, En }) => !IsOwn && En.includes('onion'))?.Id ?? 0
  expect([own > 0, onion > 0]).toEqual([true, true])
  const said = { Amount: 3, MaxAmount: 4, Unit: 'tableSpoon', Note: 'entsteint' } as const
  const corrected: Draft['Lines'] = [
    {
      Key: 'plums',
      Text: { de: 'ein paar Pflaumen' },
      Correction: { ...said, FoodId: own, Name: 'Pflaumen' },
    },
    {
      Key: 'onion',
      Text: { de: 'Zwiebel' },
      Correction: { FoodId: onion, Name: 'Zwiebel', Note: '' },
    },
    {
      Key: 'dust',
      Text: { de: 'Sternenstaub' },
      Correction: { FoodId: null, Name: 'Sternenstaub', Note: 'fein' },
    },
  ]
  const [first, ...others] = SOUP.Steps
  const steps = first ? [{ ...first, PictureId: await picture(server, who, 'green') }] : []
  const soup = { ...SOUP, Lines: [...SOUP.Lines, ...corrected], Steps: [...steps, ...others] }
  await add({ ...soup, PictureId: await picture(server, who, 'blue') }, [sundays, family])
  // A draft that cannot be cooked yet.
  await add({ ...emptyDraft('en'), Name: { en: 'An idea' }, OwnNote: 'One day.' }, [])
}

/** Saves a recipe with a version that it leaves out. */
async function rewrite({ app }: Server, who: Headers): Promise<void> {
  const [, { Recipes }] = await call<OwnList>(app, 'GET', '/my/recipes?LangId=1', who)
  const url = `/my/recipes/${Recipes[0]?.Id}`
  const [, { Version, Draft }] = await call(app, 'GET', `${url}/draft`, who)
  const LeftOut = { Reason: 'merged', Draft: CRUMBLE }
  const [status] = await call(app, 'PATCH', url, who, { Version, Draft, LeftOut })
  expect(status).toBe(200)
}

/** Leaves out ids, and addresses that have one in them. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      /(?:^|[a-z])(?:Ids?|Path)$/u.test(key) && inner !== null ? undefined : inner,
    ),
  )

/** Everything that a member wrote, by the names of the recipes, without ids. */
async function written(server: Server, who: Headers) {
  const { app } = server
  const foods = new Map((await foodsOf(server, who)).map(({ Id, En, De }) => [Id, [En[0], De[0]]]))
  const [, list] = await call<OwnList>(app, 'GET', '/my/recipes?LangId=0', who)
  const folders = new Map(list.Folders.map(({ Id, Name }) => [Id, Name]))
  const recipes = list.Recipes.map(async ({ Id, State }) => {
    const [, { Draft, FolderIds, Pictures }] = await call(
      app,
      'GET',
      `/my/recipes/${Id}/draft`,
      who,
    )
    const shapeOf = (id: number | undefined) => {
      const found = Pictures.find((one) => one.Id === id)
      return found && [found.Width, found.Height]
    }
    const read = async (path: string) =>
      State === 'draft' ? [] : (await call<object>(app, 'GET', `/my/recipes/${Id}${path}`, who))[1]
    return {
      draft: withoutIds(Draft),
      foods: Draft.Lines.map(({ Correction }) => foods.get(Correction?.FoodId ?? 0)),
      pictures: [Draft, ...Draft.Steps].map(({ PictureId }) => shapeOf(PictureId)),
      folders: FolderIds.map((id) => folders.get(id) ?? '').toSorted((a, b) => a.localeCompare(b)),
      state: State,
      recipe: withoutIds(await read('?LangId=0')),
      ingredients: withoutIds(await read('/ingredient?LangId=0')),
      steps: withoutIds(await read('/howto?LangId=1')),
    }
  })
  return (await Promise.all(recipes)).sort((a, b) =>
    JSON.stringify(a.draft).localeCompare(JSON.stringify(b.draft)),
  )
}

test.for(databases)(
  'what a member takes along is the same in another Simmer (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const home = await startOwn(engine)
    await write(home, home.ada)
    const archive = await takeAlong(home.app, home.ada)
    const before = await written(home, home.ada)
    expect(before.map(({ pictures }) => pictures.filter(Boolean).length)).toEqual(
      expect.arrayContaining([0, 1, 2]) as number[],
    )
    const away = await startOwn(engine)
    // There, the member has one of the folders.
    await call(away.app, 'POST', '/my/folders', away.ben, { Name: 'Sonntags' })
    const { Items, Kind, Count } = await importArchive(away.app, away.ben, archive)
    expect([Kind, Count]).toEqual(['simmer', 3])
    expect(Items.map(({ Picture }) => Picture).sort()).toEqual(['none', 'there', 'there'])
    // Another member has them now, since today.
    const after = await written(away, away.ben)
    const nobody = (all: typeof after) =>
      all.map(({ recipe, ...one }) => ({
        ...one,
        recipe: { ...(recipe as object), Author: undefined, PublishedAt: undefined },
      }))
    expect(nobody(after)).toEqual(nobody(before))
  },
)

test('foods are found by what they are in the catalogue, not by their ids', async () => {
  const server = await startOwn('sqlite')
  await write(server, server.ada)
  const archive = await takeAlong(server.app, server.ada)
  const foods = await foodsOf(server, server.ben)
  const idOf = (name: string) => foods.find(({ En }) => En.includes(name))?.Id ?? 0
  const { db } = server.database
  // As in a Simmer that got its foods in another order.
  const slugs = ['onion', 'garlic']
  await db.deleteFrom('slugs').where('kind', '=', 'ingredient').where('slug', 'in', slugs).execute()
  await db
    .insertInto('slugs')
    .values([
      { kind: 'ingredient', slug: 'onion', id: idOf('garlic') },
      { kind: 'ingredient', slug: 'garlic', id: idOf('onion') },
    ])
    .execute()
  await importArchive(server.app, server.ben, archive)
  const soup = (await written(server, server.ben)).find(({ folders }) => folders.length === 2)
  expect(soup?.foods.filter(Boolean)).toContainEqual(['garlic', 'Knoblauch'])
})

/** What a server still has of its members' own recipes. */
async function left({ database, config }: Server, engine: EngineName): Promise<object> {
  const { db } = database
  const owned = { all_recipes: 'owner_id', all_ingredients: 'owner_id', media: 'owner_id' } as const
  const counts: Record<string, number> = {}
  for (const [table, column] of Object.entries(owned) as [keyof typeof owned, 'owner_id'][]) {
    counts[table] = (
      await db.selectFrom(table).select(column).where(column, 'is not', null).execute()
    ).length
  }
  for (const table of [
    'own_recipes',
    'own_folders',
    'own_folder_recipes',
    'own_pictures',
    'own_picture_files',
    'own_imports',
    'own_import_items',
    'own_versions',
  ] as const) {
    counts[table] = (await db.selectFrom(table).selectAll().execute()).length
  }
  for (const table of ['all_recipe_texts', 'all_recipe_ingredients', 'all_recipe_steps'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('recipe_id')
      .where('recipe_id', '>', 1_000_000_000)
      .execute()
    counts[table] = rows.length
  }
  const filesIn = async (folder: string) =>
    (
      await readdir(join(config.DATA_DIR, folder), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
    ).filter((entry) => entry.isFile()).length
  counts['pictures'] = engine === 'sqlite' ? await filesIn('own-pictures') : 0
  // Where several processes share the database, it holds what members import.
  const shared = db.selectFrom('stored_files').select('key').where('key', 'like', 'imports/%')
  counts['imports'] =
    engine === 'sqlite' ? await filesIn('imports') : (await shared.execute()).length
  return counts
}

test.for(databases)(
  'an account that is deleted leaves neither rows nor pictures nor files (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startOwn(engine)
    const nothing = await left(server, engine)
    await write(server, server.ada)
    await rewrite(server, server.ada)
    const archive = await takeAlong(server.app, server.ada)
    await importArchive(server.app, server.ben, archive)
    await sendFile(server.app, server.ben, archive, 'again.zip')
    const of = await left(server, engine)
    for (const [name, count] of Object.entries(of)) {
      const isEmpty = name === (engine === 'sqlite' ? 'own_picture_files' : 'pictures')
      expect([name, count > 0]).toEqual([name, !isEmpty])
    }
    for (const who of [server.ada, server.ben]) {
      const { path } = calls.deleteAccount
      const ended = await sendForm(server.app, 'PATCH', path, { Message: 'Bye.' }, who)
      expect(ended.statusCode).toBe(200)
    }
    const { database, config } = server
    const tools = { db: database.db, storage: openStorage(config, database), log: NO_LOG }
    // The file of an import that is read at the moment goes when that ends.
    await expect
      .poll(async () => {
        await tidyArea(tools, 'imports')
        return await left(server, engine)
      })
      .toEqual(nothing)
  },
)
