import type { AskWork } from './backup/do-asked-work.ts'
import type { Bell } from './bell/bell.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/engine.ts'
import { eventRoutes } from './events/routes.ts'
import type { Feed } from './events/feed.ts'
import type { App } from './http/app-type.ts'
import { allowAnyOrigin } from './http/cors.ts'
import { answerNotFound } from './http/error-handler.ts'
import { serveDescription } from './http/openapi.ts'
import { requireRoom } from './http/require-room.ts'
import type { DiskOf } from './lib/disk.ts'
import type { Limits } from './http/limits/rate-limits.ts'
import type { MailQueue } from './mail/queue.ts'
import type { PictureStore } from './own-recipes/pictures/picture-store.ts'
import type { FetchEdge } from './fetching/fetch-edge.ts'
import type { ReadingPools } from './reading/reading-pools.ts'
import type { SendingPush } from './push/push.ts'
import type { ViewCounter } from './views/view-counter.ts'
import type { Passwords } from './accounts/passwords.ts'
import { takesPasswords } from './accounts/passwords-off.ts'
import { accountRoutes } from './accounts/routes.ts'
import { authorRoutes } from './authors/routes.ts'
import { authorPageRoutes } from './author-page/routes.ts'
import { authorProfileRoutes } from './author-page/profile/routes.ts'
import { authorshipRoutes } from './desk/authorship-routes.ts'
import { avatarRoutes } from './profile/avatar-routes.ts'
import { bellRoutes } from './bell/routes.ts'
import { collectionRoutes } from './collections/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { cookbookRoutes } from './cookbooks/routes.ts'
import { cookingLogPhotoRoutes } from './cooking-log/photo-routes.ts'
import { cookingLogRoutes } from './cooking-log/routes.ts'
import { deskReportRoutes } from './reports/desk-routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { dinnerRoutes } from './dinner/routes.ts'
import { filmRoutes } from './films/routes.ts'
import { firstRoutes } from './host/first-routes.ts'
import { overviewRoutes } from './host/overview-routes.ts'
import { watchOutside } from './host/outside.ts'
import { silentProviders } from './host/ways-in.ts'
import { hostRoutes } from './host/routes.ts'
import { householdRoutes } from './household/routes.ts'
import { ImportFiles } from './recipe-import/import-files.ts'
import { importRoutes } from './recipe-import/routes.ts'
import { ingredientRoutes } from './ingredients/routes.ts'
import { kitchenRoutes } from './kitchen/routes.ts'
import { cookbookPictureRoutes } from './own-cookbooks/picture-routes.ts'
import { cookbookPublishingRoutes } from './own-cookbooks/publishing/routes.ts'
import { monthRoutes } from './desk/month-routes.ts'
import { newsRoutes } from './news/routes.ts'
import { ownCookbookRoutes } from './own-cookbooks/routes.ts'
import { ownRoutes } from './own-recipes/routes.ts'
import { pictureRoutes } from './own-recipes/pictures/picture-routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { pushTestRoute } from './push/test-route.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { mayCook } from './recipes/withdrawn.ts'
import { reportHealth } from './http/health/health.ts'
import { resetRoutes } from './accounts/reset-routes.ts'
import { scriptKeyRoutes } from './script-keys/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { setCacheControl } from './http/cache-control.ts'
import { shoppingRoutes } from './shopping/routes.ts'
import { siteProviders } from './provider-sign-in/oidc-providers.ts'
import { linkRoutes } from './sign-in-ways/link-routes.ts'
import { signInWaysRoutes } from './sign-in-ways/routes.ts'
import { endAddressOf, openProviders } from './provider-sign-in/providers.ts'
import { providerSignInRoutes } from './provider-sign-in/routes.ts'
import { stepNoteRoutes } from './notes/routes.ts'
import type { Storage } from './storage/open-storage.ts'
import { stuckRoutes } from './stuck/routes.ts'
import { videoRoutes } from './videos/routes.ts'
import { weekCalendarRoutes } from './week/calendar/routes.ts'
import { weekTicker } from './week/cooked.ts'
import { weekListRoutes } from './week/list/routes.ts'
import { weekRoutes } from './week/routes.ts'
import { weekSuggestionRoutes } from './week/suggestions/routes.ts'

/** What the routes of the API share. */
export interface ApiParts {
  config: Config
  database: OpenDatabase
  passwords: Passwords
  storage: Storage
  store: PictureStore
  limits: Limits
  now: () => Date
  views: ViewCounter
  feed: Feed
  mail: MailQueue
  push: SendingPush
  bell: Bell
  diskOf: DiskOf
  askWork: AskWork
  imports: FetchEdge | undefined
  reading: ReadingPools
}

/** Registers every call of the API (docs/spec/api.md); any other address below it is not found. */
export async function apiRoutes(api: App, parts: ApiParts): Promise<void> {
  const { config, database, passwords, storage, store, limits, now } = parts
  const { views, feed, mail, push, bell, diskOf, askWork, imports, reading } = parts
  const room = requireRoom(config.DATA_DIR, diskOf)
  const importFiles = new ImportFiles(storage, config.DATA_DIR, api.log)
  allowAnyOrigin(api)
  setCacheControl(api)
  const providers = openProviders(api, config)
  const endAddress = endAddressOf(api, providers)
  accountRoutes(api, { config, database, passwords, endAddress, limits, now })
  resetRoutes(api, { config, database, passwords, mail, limits, now })
  providerSignInRoutes(api, { providers, database, mail, limits, now })
  linkRoutes(api, { config, providers, database, mail, limits, now })
  signInWaysRoutes(api, { config, database, mail, limits, now })
  profileRoutes(api, { config, database, passwords, storage, store, importFiles, limits, now })
  await api.register(async (uploads: App) =>
    avatarRoutes(uploads, { database, storage, limits, now }),
  )
  pushRoutes(api, push)
  pushTestRoute(api, push, limits)
  recipeRoutes(api, { database, views })
  ratingRoutes(api, { database })
  commentRoutes(api, { database, now })
  stepNoteRoutes(api, { database, now })
  cookingLogRoutes(api, { database, now, onLogged: weekTicker({ database, feed, now }) })
  await api.register(async (uploads: App) =>
    cookingLogPhotoRoutes(uploads, { database, storage, limits, now }),
  )
  collectionRoutes(api, { database, now })
  videoRoutes(api, { database, now })
  ingredientRoutes(api, { database })
  cookbookRoutes(api, { database, views, now })
  authorRoutes(api, { database })
  searchRoutes(api, { database })
  shoppingRoutes(api, { database, feed, now })
  firstRoutes(api, { config, database, passwords, limits, now })
  const outside = watchOutside(api, config, now)
  overviewRoutes(api, { config, database, limits, diskOf, askWork, outside, now })
  hostRoutes(api, {
    database,
    mail,
    providers: siteProviders(config),
    takesPasswords: takesPasswords(config),
    silent: () => silentProviders(config, outside()),
    now,
  })
  householdRoutes(api, { database, feed, now })
  weekRoutes(api, { database, feed, now })
  weekListRoutes(api, { database, feed, now })
  weekSuggestionRoutes(api, { database, now })
  weekCalendarRoutes(api, { database, now })
  dinnerRoutes(api, { database, feed, now })
  kitchenRoutes(api, {
    database,
    feed,
    followKitchen: bell.followKitchen,
    mayCook: async (recipeId, userId) => await mayCook(database.db, recipeId, userId),
    now,
  })
  bellRoutes(api, { ...bell, feed })
  stuckRoutes(api, { database, now })
  ownRoutes(api, { database, storage, store, reading, now })
  await api.register(async (films: App) =>
    filmRoutes(films, { database, storage, dataDir: config.DATA_DIR, limits, room, now }),
  )
  ownCookbookRoutes(api, { database, now })
  cookbookPublishingRoutes(api, { database, store, now })
  await api.register(async (uploads: App) =>
    cookbookPictureRoutes(uploads, { database, store, limits, now }),
  )
  publishingRoutes(api, { database, storage, store, reading, now })
  await api.register(async (uploads: App) =>
    pictureRoutes(uploads, { database, store, limits, now }),
  )
  await api.register(async (uploads: App) =>
    importRoutes(uploads, {
      files: importFiles,
      database,
      storage,
      store,
      limits,
      now,
      reading,
      room,
      edge: imports,
    }),
  )
  authorshipRoutes(api, { database, now })
  authorPageRoutes(api, { database, now })
  authorProfileRoutes(api, { database, store, now, edge: imports })
  deskRoutes(api, { database, mail, now })
  monthRoutes(api, { database, now })
  reportRoutes(api, { config, database, storage, mail, limits, now })
  deskReportRoutes(api, { database, storage, now })
  newsRoutes(api, { database, now })
  scriptKeyRoutes(api, { database, feed, now })
  eventRoutes(api, { database, feed, now })
  reportHealth(api)
  serveDescription(api)
  for (const url of ['/', '/*']) {
    const method = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
    api.route({ method: [...method], url, handler: answerNotFound })
  }
}
