import { randomUUID } from 'node:crypto'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { OPERATION_HEADER } from '#contract/shopping/sync.ts'
import type { AppProcess } from './app-process.ts'
import { ask, someAddress } from './client.ts'
import { withDatabase } from './databases.ts'
import { newMembers, type Member } from './members.ts'
import type { Attack, Stage } from './stage.ts'

/** How often each of two bodies is sent with one key: at once, and then one after the other. */
const TIMES = 8
const ROUNDS = 4

/** A call with a key, and two bodies for the same key. */
interface Keyed {
  readonly name: string
  readonly path: string
  readonly method: 'POST' | 'PATCH'
  /** The key is a field, or the header of changes of lists. */
  readonly field?: 'Key'
  readonly bodies: readonly [object, object]
}

const DRAFT = { ...emptyDraft('en'), Name: { en: 'Plum crumble' } }
const MEAL = { RecipeId: 3, Day: '2026-01-02', People: 2, Minutes: null, Changes: [] }

/** Every call that takes a key. */
function keyedCalls(stepId: number): Keyed[] {
  const note = { StepId: stepId, Kind: 'tip', IsPrivate: true }
  return [
    {
      name: 'recipe',
      path: '/my/recipes',
      method: 'POST',
      field: 'Key',
      bodies: [{ Draft: DRAFT }, { Draft: { ...DRAFT, OwnNote: 'Less sugar.' } }],
    },
    {
      name: 'note',
      path: '/recipe/3/note',
      method: 'POST',
      field: 'Key',
      bodies: [
        { ...note, Text: 'Warm the bowl.' },
        { ...note, Text: 'Cool the bowl.' },
      ],
    },
    {
      name: 'meal',
      path: '/cooked',
      method: 'POST',
      field: 'Key',
      bodies: [
        { ...MEAL, Note: 'With sage.' },
        { ...MEAL, Note: 'With thyme.' },
      ],
    },
    {
      name: 'item',
      path: '/shopping/note',
      method: 'POST',
      bodies: [{ Name: `Oats ${randomUUID()}` }, { Name: `Milk ${randomUUID()}` }],
    },
    {
      name: 'recipe on a list',
      path: '/shopping/recipe/',
      method: 'POST',
      bodies: [
        { RecipeId: 3, Persons: 2 },
        { RecipeId: 4, Persons: 2 },
      ],
    },
    {
      name: 'staple',
      path: '/shopping/staple',
      method: 'POST',
      bodies: [{ IngredientIds: [1] }, { IngredientIds: [2] }],
    },
    {
      name: 'habit',
      path: '/shopping/habit',
      method: 'POST',
      bodies: [{ Names: ['oats'] }, { Names: ['milk'] }],
    },
    {
      name: 'shop',
      path: '/shopping/shop',
      method: 'POST',
      bodies: [
        { Key: 'one', Name: 'Market' },
        { Key: 'one', Name: 'Baker' },
      ],
    },
  ]
}

/** Sends both bodies with one key, again and again. @returns how many answers were not as they should be */
async function sendTwice(
  stage: Stage,
  apps: readonly AppProcess[],
  member: Member,
  { path, method, field, bodies }: Keyed,
): Promise<number> {
  const key = randomUUID()
  const send = async (which: 0 | 1, index: number) => {
    const answer = await ask(apps[index % apps.length]!.origin, `/api${path}?LangId=1`, {
      method,
      token: member.token,
      from: someAddress(stage.random),
      headers: { 'content-type': 'application/json', ...(!field && { [OPERATION_HEADER]: key }) },
      body: Buffer.from(JSON.stringify({ ...bodies[which], ...(field && { [field]: key }) })),
    })
    return { which, status: answer.status }
  }
  const sides = Array.from({ length: 2 * TIMES }, (_, index) => (index % 2) as 0 | 1)
  const answers = await Promise.all(sides.map(send))
  // One of the bodies was first. From then on it is a success, and the other one is refused.
  const first = answers.find(({ status }) => status < 300)?.which
  for (const [index, which] of sides.entries()) answers.push(await send(which, index))
  return answers.filter(
    ({ which, status }) =>
      first === undefined || (which === first ? status >= 300 : status !== 409),
  ).length
}

/** Rows that each kind of call adds; a list of the catalogue's recipes has one of two. */
async function countRows(app: AppProcess) {
  return await withDatabase(app.settings, async ({ db }) => {
    const count = async (table: 'own_recipes' | 'step_notes' | 'cooked' | 'shopping_items') => {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('rows'))
        .executeTakeFirstOrThrow()
      return Number(rows)
    }
    return {
      recipe: await count('own_recipes'),
      note: await count('step_notes'),
      meal: await count('cooked'),
      item: await count('shopping_items'),
    }
  })
}

/** Calls with keys that are sent again, with the same words and with others. */
export const attack: Attack = {
  engines: ['postgres', 'sqlite'],
  run: async (stage) => {
    const app = await stage.start()
    const apps = stage.engine === 'postgres' ? [app, await stage.start(app.settings)] : [app]
    const [member] = await newMembers(app.origin, 1)
    const { id: stepId } = await withDatabase(app.settings, async ({ db }) =>
      db
        .selectFrom('all_recipe_steps')
        .select('id')
        .where('recipe_id', '=', 3)
        .executeTakeFirstOrThrow(),
    )
    const rounds = stage.short ? 1 : ROUNDS
    const before = await countRows(app)
    const wrong = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      for (const call of keyedCalls(stepId)) {
        const failed = await sendTwice(stage, apps, member!, call)
        wrong.set(call.name, (wrong.get(call.name) ?? 0) + failed)
      }
    }
    const after = await countRows(app)
    return [
      ...[...wrong].map(([name, value]) => ({
        name: `${name}, answers that lose words or refuse a repetition`,
        value,
        unit: '',
        max: 0,
      })),
      ...(Object.keys(after) as (keyof typeof after)[]).map((name) => ({
        name: `${name}, stored for ${rounds} keys`,
        value: after[name] - before[name],
        unit: '',
        min: rounds,
        max: rounds,
      })),
    ]
  },
}
