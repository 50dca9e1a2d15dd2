import { calls } from '#contract/calls/calls.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { readAuthorship } from '#server/desk/apply.ts'
import { REAL_FETCH_EDGE, type FetchEdge } from '#server/fetching/fetch-edge.ts'
import { PublicFetcher } from '#server/fetching/fetch-public.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { jsonBody } from '#server/http/json-body.ts'
import type { PictureStore } from '#server/own-recipes/pictures/picture-store.ts'
import { changeProfile, takeBackProfile } from './change-profile.ts'
import { checkLinks } from './check-links.ts'
import { approveProfile, readDeskProfiles, returnProfile } from './decide.ts'

/** What the routes of authors' profiles need. */
export interface ProfileRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  store: PictureStore
  now: () => Date
  /** What tests override about asking pages of authors. */
  edge?: FetchEdge | undefined
}

/** The calls about what authors say of themselves (rows X117 and X235 to X238 of the API table). */
export function authorProfileRoutes(
  app: App,
  { database: { db }, store, now, edge = REAL_FETCH_EDGE }: ProfileRoutesOptions,
): void {
  const fetcher = new PublicFetcher(edge)
  const ended = new AbortController()
  app.addHook('preClose', async () => {
    ended.abort()
    fetcher.close()
  })
  repeatHourly(app, 'the check of links', () =>
    checkLinks(db, (address) => fetcher.hasAnswer(address, ended.signal), now().getTime()),
  )
  const changing = (request: Caller) => ({ userId: memberOf(request), now: now().getTime() })
  const deciding = (request: Caller & { params: { id: number } }) => ({
    actorId: memberOf(request),
    id: request.params.id,
    now: now().getTime(),
  })

  app.route({
    ...callRoute(calls.changeAuthor),
    ...jsonBody(app),
    handler: async (request) => {
      await store.discard(await changeProfile(db, request.body, changing(request)))
      return await readAuthorship(db, memberOf(request))
    },
  })
  app.route({
    ...callRoute(calls.takeBackProfile),
    handler: async (request) => {
      await takeBackProfile(db, changing(request))
      return await readAuthorship(db, memberOf(request))
    },
  })
  app.route({
    ...callRoute(calls.deskProfiles),
    handler: async (request) => ({ Profiles: await readDeskProfiles(db, memberOf(request)) }),
  })
  app.route({
    ...callRoute(calls.approveProfile),
    handler: async (request) => {
      await store.discard(await approveProfile(db, deciding(request)))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.returnProfile),
    handler: async (request) => {
      await returnProfile(db, request.body.Remark, deciding(request))
      return {}
    },
  })
}
