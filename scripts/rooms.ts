// The map of rooms: which folder may import which. `import-rules.ts` makes rules of it.

/** Rooms of `app/`, each with those it may import besides itself and the folders outside `app/`. */
export const APP_ROOMS: Record<string, readonly string[]> = {
  lib: [],
  features: ['lib'],
  seo: ['lib', 'features'],
  shell: ['lib', 'features', 'seo'],
  routes: ['lib', 'features', 'seo', 'shell'],
  'service-worker': ['lib', 'features'],
  main: ['lib', 'features', 'seo', 'shell', 'routes'],
}

/**
 * Features, each with those it may import. An import that is not listed belongs in `app/lib`, or in
 * the screen that composes both features.
 */
export const FEATURES: Record<string, readonly string[]> = {
  account: [],
  'app-banner': [],
  authors: [],
  authorship: ['account'],
  'by-ear': [],
  comments: ['account', 'recipes'],
  cookbooks: ['authors', 'favourites'],
  'cooking-log': ['account', 'kitchen', 'ratings', 'recipes'],
  desk: ['account'],
  favourites: ['account'],
  film: ['account', 'kitchen', 'recipes'],
  household: ['account', 'shopping'],
  kitchen: ['account', 'by-ear', 'recipes'],
  notes: ['account'],
  offline: ['account', 'film', 'recipes'],
  'own-recipes': ['account', 'favourites', 'recipes'],
  print: ['account', 'recipes'],
  publishing: ['account', 'own-recipes', 'recipes'],
  push: ['account'],
  ratings: ['account', 'comments'],
  'recipe-cards': ['film', 'favourites'],
  'recipe-editor': ['account', 'own-recipes', 'publishing'],
  'recipe-import': ['own-recipes'],
  recipes: [],
  scaling: ['account', 'recipes'],
  search: ['recipes'],
  share: [],
  shopping: ['account', 'recipes'],
  subscriptions: ['account'],
}

/** Rooms of `server/` that all its other rooms may import, each with those it may import itself. */
const SERVER_GROUND: Record<string, readonly string[]> = {
  lib: [],
  db: ['lib'],
  storage: ['lib', 'db'],
  http: ['lib', 'db', 'storage'],
}

/**
 * The other rooms of `server/` from the bottom up, each with those it may import besides the ground.
 * A room imports only rooms that stand before it, so that no two import each other.
 */
const SERVER_ROOMS: Record<string, readonly string[]> = {
  backup: ['storage'],
  children: [],
  'recipe-formats': [],
  queue: [],
  mail: ['queue'],
  pictures: ['children'],
  roles: [],
  reading: ['children', 'recipe-formats'],
  views: [],
  media: ['pictures'],
  accounts: ['mail', 'media', 'roles'],
  catalogue: ['media'],
  membership: ['media'],
  collections: ['accounts'],
  events: ['accounts'],
  pages: ['catalogue', 'media', 'views'],
  push: ['accounts', 'catalogue', 'queue'],
  ratings: ['accounts', 'catalogue'],
  search: ['catalogue'],
  'provider-sign-in': ['accounts', 'mail'],
  authors: ['catalogue', 'media', 'search'],
  cookbooks: ['catalogue', 'media', 'ratings', 'search', 'views'],
  ingredients: ['catalogue', 'media', 'search'],
  kitchen: ['accounts', 'events'],
  'script-keys': ['accounts', 'events', 'mail'],
  recipes: ['catalogue', 'media', 'membership', 'ratings', 'search', 'views'],
  desk: ['accounts', 'catalogue', 'mail', 'media', 'recipes', 'roles', 'search'],
  publications: ['catalogue'],
  reports: ['accounts', 'catalogue', 'mail', 'media', 'publications', 'recipes', 'roles'],
  bell: ['accounts', 'events', 'kitchen', 'push', 'queue', 'recipes'],
  comments: ['accounts', 'catalogue', 'media', 'recipes', 'reports'],
  'own-recipes': [
    'accounts',
    'catalogue',
    'children',
    'desk',
    'media',
    'membership',
    'pictures',
    'publications',
    'ratings',
    'reading',
    'recipes',
    'search',
  ],
  publishing: [
    'accounts',
    'catalogue',
    'media',
    'membership',
    'own-recipes',
    'publications',
    'ratings',
    'reading',
    'recipes',
    'roles',
    'search',
  ],
  'own-cookbooks': ['accounts', 'media', 'membership', 'own-recipes', 'pictures', 'ratings'],
  stuck: ['accounts', 'recipes'],
  videos: ['media', 'recipes'],
  'cooking-log': [
    'accounts',
    'catalogue',
    'comments',
    'media',
    'own-recipes',
    'pictures',
    'recipes',
    'search',
  ],
  notes: [
    'accounts',
    'catalogue',
    'comments',
    'media',
    'own-recipes',
    'recipes',
    'reports',
    'roles',
  ],
  shopping: [
    'accounts',
    'catalogue',
    'events',
    'media',
    'membership',
    'own-recipes',
    'recipes',
    'search',
    'views',
  ],
  'catalogue-import': [
    'accounts',
    'catalogue',
    'media',
    'pictures',
    'publications',
    'ratings',
    'recipes',
    'search',
    'shopping',
  ],
  household: ['accounts', 'events', 'membership', 'own-recipes', 'shopping'],
  'recipe-import': [
    'accounts',
    'catalogue',
    'children',
    'media',
    'own-recipes',
    'pictures',
    'push',
    'reading',
    'recipe-formats',
    'search',
    'shopping',
  ],
  profile: [
    'accounts',
    'bell',
    'catalogue',
    'cooking-log',
    'desk',
    'household',
    'media',
    'notes',
    'own-recipes',
    'pictures',
    'publications',
    'push',
    'recipe-import',
    'reports',
    'roles',
  ],
}

/** Files of `server/` itself that its rooms may import; all others stand above the rooms. */
export const SERVER_FILES = ['config', 'start-error']

/** Folders at the root, each with those that it must not import. */
export const ROOT_ROOMS: Record<string, readonly string[]> = {
  'design-system': ['app', 'server', 'contract', 'cooking', 'content'],
  contract: ['app', 'server', 'cooking', 'design-system', 'content'],
  cooking: ['app', 'server', 'design-system', 'content'],
  content: ['app', 'server', 'design-system'],
  app: ['server', 'content'],
  server: ['app', 'design-system'],
}

/** All rooms of `server/` from the bottom up, each with those it may import besides itself. */
export const serverRooms: readonly (readonly [room: string, below: readonly string[]])[] = [
  ...Object.entries(SERVER_GROUND),
  ...Object.entries(SERVER_ROOMS).map(
    ([room, below]) => [room, [...Object.keys(SERVER_GROUND), ...below]] as const,
  ),
]
