import { randomUUID } from 'node:crypto'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { newMember } from './members.ts'
import { startTestServer, type TestServerOptions } from './server.ts'

/** Headers of a call. */
export type Headers = Record<string, string>

/** A crumble in English, with one step in German too. */
export const CRUMBLE: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Grandma Xylander’s plum crumble' },
  Description: { en: 'For Sundays.' },
  Yield: { Servings: 4 },
  PrepMinutes: 15,
  TotalMinutes: 60,
  Lines: [
    { Key: 'filling', IsHeading: true, Text: { en: 'For the filling' } },
    { Key: 'plums', Text: { en: '800 g zwetschgoxyls, halved' } },
    { Key: 'butter', Text: { en: '20 g butter' } },
    { Key: 'crumble', IsHeading: true, Text: { en: 'For the crumble' } },
    { Key: 'flour', Text: { en: '200 g flour' } },
    { Key: 'butter-2', Text: { en: '100 g butter, cold' } },
    { Key: 'sugar', Text: { en: '2-3 tbsp sugar' } },
    { Key: 'cream', Text: { en: 'Vanilla cream, if you like' }, IsAsWritten: true },
  ],
  Steps: [
    {
      Key: 'melt',
      Text: {
        en: 'Melt {butter|butter} and add the {plums!|plums}.',
        de: '{butter|Butter} schmelzen, {plums!|Zwetschgen} dazugeben.',
      },
    },
    {
      Key: 'rub',
      Text: { en: 'Rub {butter-2|cold butter} into {flour|flour}.' },
      Parts: [{ Line: 'butter-2', Share: 'half' }],
    },
    {
      Key: 'bake',
      Text: {
        en: 'Heat the oven to 180 °C. Bake for 45 minutes with {butter-2|the rest of the butter}.',
      },
      Parts: [{ Line: 'butter-2', Share: 'rest' }],
    },
  ],
  Tags: ['Sunday'],
}

/** Makes a call and reads its JSON. */
export async function call<Body = OwnRecipe>(
  app: App,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  })
  return [answer.statusCode, answer.json<Body & { Code?: string; Message?: string }>()] as const
}

/** Adds a recipe of a member. */
export async function addOwn(app: App, who: Headers, draft: Draft = CRUMBLE) {
  return await call(app, 'POST', '/my/recipes', who, { Key: randomUUID(), Draft: draft })
}

/** A server with two members. */
export async function startOwn(engine: EngineName, options: Partial<TestServerOptions> = {}) {
  const server = await startTestServer(engine, { filled: true, ...options })
  const ada = await newMember(server.app)
  const ben = await newMember(server.app, {
    email: 'ben@simmer.example',
    username: 'ben',
    firstname: 'Ben',
  })
  return { ...server, ada, ben }
}
