import { randomInt, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import type { FilmPreview, OpenedPreview } from '#contract/films/preview.ts'
import { ID_MAX } from '#contract/limits.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { berlinMonth } from '#server/lib/berlin-month.ts'
import { digestOf } from '#server/lib/digest.ts'
import { giveFilm } from '#tests/support/films.ts'
import { importThat, isReady } from '#tests/support/imports.ts'
import { IMANI } from '#tests/support/desk.ts'
import { addOwn, call, type Headers } from '#tests/support/own-recipes.ts'

/** What a parameter of a path stands for: by the beginning of the path, the longest first. */
export type Things = Readonly<Record<string, Readonly<Record<string, string | number>>>>

interface WithId {
  Id: number
}

/** Makes one of everything that a call is about, and all of it the author's. */
export async function makeThings(
  app: App,
  db: Kysely<Database>,
  { who, subject }: { who: Headers; subject: number },
): Promise<Things> {
  const made = async <Answer = WithId>(path: string, body?: object) => {
    const [status, answer] = await call<Answer>(app, 'POST', path, who, body)
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
    return answer
  }
  const [, steps] = await call<WithId[]>(app, 'GET', '/recipe/3/howto')
  const step = steps[0]?.Id ?? 0
  const [, own] = await addOwn(app, who)
  const { LinkToken } = await made<{ LinkToken: string }>(`/my/recipes/${own.Id}/link`)
  const submission = `/my/recipes/${own.Id}/submission`
  const { Submission } = await made<{ Submission: WithId }>(submission, {
    Version: own.Version,
    IsPromised: true,
  })
  const note = { Kind: 'tip', Text: 'Warm the bowl.', IsPrivate: false, Key: randomUUID() }
  const meal = { RecipeId: 3, Day: '2026-01-02', People: 2, Minutes: null, Note: '', Changes: [] }
  const [, { Foods }] = await call<{ Foods: (WithId & { IsOwn: boolean })[] }>(
    app,
    'GET',
    '/my/foods',
    who,
  )
  const list = (await made('/shopping/lists', { Name: 'Weekly shop' })).Id
  const { Token } = await made<{ Token: string }>(`/shopping/lists/${list}/link`)
  await made('/household', { Name: 'Home' })
  const invitation = await made<WithId & { Token: string }>('/household/invitation')
  const cookbook = (await made('/my/cookbooks', { Key: randomUUID(), Language: 'en' })).Id
  const cookbookLink = `/my/cookbooks/${cookbook}/link`
  const { LinkToken: cookbookToken } = await made<{ LinkToken: string }>(cookbookLink)
  const text = { Text: 'Toast\n\nIngredients\n2 slices bread\n\nToast it.', Language: 'en' }
  const imported = await made('/my/import', text)
  await importThat(app, who, imported.Id, isReady)
  const films = `/my/recipes/${own.Id}/film/uploads`
  const upload = await made<{ Id: string }>(films, { Bytes: 5_000_000 })
  const [, tried] = await addOwn(app, who)
  for (const { Id } of [own, tried]) await giveFilm(db, Id)
  const preview = await made<FilmPreview>(`/my/recipes/${tried.Id}/film/preview`)
  const { Token: device } = await made<OpenedPreview>('/film-preview', { Secret: preview.Secret })
  return {
    '/': { id: 1, recipeId: 3, ingredientId: 1 },
    '/recipe': {
      id: 3,
      stepId: step,
      commentId: (await made('/recipe/3/comment', { text: 'So good.' })).Id,
      noteId: (await made('/recipe/3/note', { ...note, StepId: step })).Id,
    },
    '/cooked': { id: (await made('/cooked', { ...meal, Key: randomUUID() })).Id },
    '/shopping/note': { noteId: (await made('/shopping/note', { Name: 'milk' })).Id },
    '/shopping/shop': { shopKey: 'corner' },
    '/shopping/lists': { listId: list },
    '/shopping/read': { token: Token },
    '/household': { id: subject },
    '/household/invitation': { id: invitation.Id },
    '/invitation': { token: invitation.Token },
    '/signup/passwordreset': { token: 'unknown' },
    '/my/recipes': { id: own.Id, version: 1, submission: Submission.Id, remark: 1 },
    '/desk/submissions': { id: Submission.Id },
    '/my/film-uploads': { id: upload.Id, number: 0 },
    '/my/film-previews': { id: preview.Id },
    '/film-preview': { token: device },
    '/my/folders': { id: (await made('/my/folders', { Name: 'Sundays' })).Id },
    '/my/foods': { id: Foods.find(({ IsOwn }) => IsOwn)?.Id ?? 0 },
    '/my/import': { id: imported.Id, item: 1 },
    '/desk/months': { month: berlinMonth(new Date()) },
    '/unlisted': { token: LinkToken },
    '/my/cookbooks': { id: cookbook, place: 'cover' },
    '/unlisted/cookbook': { token: cookbookToken },
    '/desk/members': { id: subject, role: 'editor' },
    '/my/keys': {
      id: (await made('/my/keys', { Name: 'Backup', Scopes: ['recipes:read'], Days: 30 })).Id,
    },
    '/my/reports': { id: (await made('/report', { Kind: 'recipe', Id: 4, Reason: 'copied' })).Id },
  }
}

/** The step of a recipe that notes are about. */
const stepOf = (things: Things) => ({ StepId: things['/recipe']?.['stepId'] ?? 0 })

/** A comment that is hidden. */
const REPORTED = 'So good that it cannot be true.'

/** What a call is sent beside, or in place of, what its schema tells. */
export const SENT: Partial<Record<keyof typeof calls, (things: Things) => object>> = {
  // Nobody could change anything afterwards.
  changeReadOnly: () => ({ IsOn: false }),
  stepNotes: stepOf,
  pinStepNote: (things) => ({ ...stepOf(things), Key: randomUUID() }),
  addOwnCookbook: () => ({ Key: randomUUID() }),
  chooseMonth: () => ({ CookbookId: 1, Sentence: {} }),
  copyCookbook: () => ({ Key: randomUUID() }),
  rate: () => ({ RatingValue: 'Good' }),
  signUp: () => {
    const name = `u${randomUUID().slice(0, 8)}`
    const email = `${name}@simmer.example`
    return { firstname: 'U', lastname: '', email, password: 'x'.repeat(64), language: 1 }
  },
  grantRole: () => ({ Role: 'editor' }),
  notice: () => ({
    Name: 'Jo Weber',
    Email: 'jo@weber.example',
    Page: 'https://simmer.example/recipes/3',
    Reason: 'copied',
    Text: 'Page 44 of my book.',
    IsInGoodFaith: true,
  }),
  applyAsAuthor: () => IMANI,
  hideReported: () => ({ Revision: digestOf(REPORTED) }),
  keepReported: () => ({ Revision: digestOf(REPORTED) }),
}

/** Whom something is about that is made for each call: a member whom nobody who asks is, and the author. */
interface About {
  other: number
  author: number
}

/** What a call uses up, by the beginning of its path. */
export const FRESH: Readonly<
  Record<string, (db: Kysely<Database>, about: About) => Promise<number>>
> = {
  '/desk/applications': async (db, { other }) => await openApplication(db, other),
  '/desk/reports': async (db, { other }) => await hiddenCase(db, other, 'open'),
  '/desk/notices': openNotice,
  '/desk/cookbooks': async (db, { other }) => await waitingCookbook(db, other),
  '/desk/profiles': async (db, { author }) => await waitingName(db, author),
  '/my/cases': async (db, { author }) => await hiddenCase(db, author, 'hidden'),
}

/** A cookbook that waits for an editor. */
async function waitingCookbook(db: Kysely<Database>, userId: number): Promise<number> {
  const texts = { name_en: 'Suppers', name_de: '', description_en: '', description_de: '' }
  const id = randomInt(OWN_ID_FROM, ID_MAX)
  await db
    .insertInto('own_cookbooks')
    .values({
      id,
      user_id: userId,
      client_key: randomUUID(),
      key_digest: '',
      version: 1,
      order_version: 1,
      language: 'en',
      ...texts,
      cover_media_id: null,
      header_media_id: null,
      link_token: null,
      copied_from: null,
      other_order: null,
      other_order_at: null,
      created_at: 0,
      changed_at: 0,
      deleted_at: null,
    })
    .execute()
  const content = { Language: 'en', Name: { en: 'Suppers' }, Description: {}, Tabs: [], Loose: [] }
  const decided = { answer: '', decided_by: null, decided_at: null, looked_at: null }
  const submission = await db
    .insertInto('cookbook_submissions')
    .values({
      cookbook_id: id,
      user_id: userId,
      content: JSON.stringify({ ...content, CoverId: null, HeaderId: null }),
      word: '',
      state: 'waiting',
      is_by_trust: 1,
      sent_at: 0,
      ...decided,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return submission.id
}

/** An application that is open. */
async function openApplication(db: Kysely<Database>, userId: number): Promise<number> {
  await db
    .updateTable('author_applications')
    .set({ state: 'withdrawn' })
    .where('state', '=', 'open')
    .where('user_id', '=', userId)
    .execute()
  const said = {
    name: 'Nils',
    place: null,
    description: 'I bake.',
    lang_id: 1,
    links: '[]',
  } as const
  const open = { state: 'open', remark: null, decided_by: null, decided_at: null } as const
  const { id } = await db
    .insertInto('author_applications')
    .values({ user_id: userId, ...said, ...open, terms_version: '2026-11', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Another name of an author that waits. */
async function waitingName(db: Kysely<Database>, userId: number): Promise<number> {
  await db
    .updateTable('profile_changes')
    .set({ state: 'taken-back' })
    .where('state', '=', 'waiting')
    .where('user_id', '=', userId)
    .execute()
  const waiting = { state: 'waiting', remark: null, decided_by: null, decided_at: null } as const
  const { id } = await db
    .insertInto('profile_changes')
    .values({ user_id: userId, name: 'Nils', portrait_media_id: null, sent_at: 0, ...waiting })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A comment that is hidden, with its case. */
async function hiddenCase(
  db: Kysely<Database>,
  userId: number,
  state: 'open' | 'hidden',
): Promise<number> {
  const hidden = { user_id: userId, recipe_id: 3, text: REPORTED, hidden_at: 0 }
  const comment = await db
    .insertInto('comments')
    .values({ ...hidden, lang_id: 1, created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('report_cases')
    .values({ ...hidden, kind: 'comment', subject_id: comment.id, state, opened_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function openNotice(db: Kysely<Database>): Promise<number> {
  const said = { name: 'Jo Weber', email: 'jo@weber.example', page: 'https://simmer.example/' }
  const { id } = await db
    .insertInto('notices')
    .values({ ...said, reason: 'copied', text: 'Mine.', lang_id: 1, created_at: 0, ends_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
