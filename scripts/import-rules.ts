import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Rooms of `app/`, each with those it may import besides itself and the folders outside `app/`. */
const APP_ROOMS: Record<string, readonly string[]> = {
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
const FEATURES: Record<string, readonly string[]> = {
  account: [],
  'app-banner': [],
  authors: [],
  'by-ear': [],
  comments: ['account', 'recipes'],
  cookbooks: ['authors', 'favourites'],
  'cooking-log': ['account', 'kitchen', 'ratings', 'recipes'],
  favourites: ['account'],
  film: ['account', 'kitchen', 'recipes'],
  household: ['account', 'shopping'],
  kitchen: ['account', 'by-ear', 'recipes'],
  notes: ['account'],
  offline: ['account', 'film', 'recipes'],
  'own-recipes': ['account', 'favourites', 'recipes'],
  print: ['account', 'recipes'],
  push: ['account'],
  ratings: ['account', 'comments'],
  'recipe-cards': ['film', 'favourites'],
  'recipe-editor': ['account', 'own-recipes'],
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
  http: ['lib', 'db'],
}

/**
 * The other rooms of `server/` from the bottom up, each with those it may import besides the ground.
 * A room imports only rooms that stand before it, so that no two import each other.
 */
const SERVER_ROOMS: Record<string, readonly string[]> = {
  children: [],
  'recipe-formats': [],
  queue: [],
  mail: ['queue'],
  pictures: ['children'],
  reading: ['children', 'recipe-formats'],
  views: [],
  media: ['pictures'],
  accounts: ['mail', 'media'],
  catalogue: ['media'],
  membership: ['media'],
  collections: ['accounts'],
  events: ['accounts'],
  pages: ['catalogue', 'media', 'views'],
  push: ['accounts', 'catalogue', 'queue'],
  ratings: ['accounts'],
  search: ['catalogue'],
  'provider-sign-in': ['accounts', 'mail'],
  authors: ['catalogue', 'media', 'search'],
  cookbooks: ['catalogue', 'media', 'ratings', 'search', 'views'],
  ingredients: ['catalogue', 'media', 'search'],
  kitchen: ['accounts', 'events'],
  recipes: ['catalogue', 'media', 'ratings', 'search', 'views'],
  bell: ['accounts', 'events', 'kitchen', 'push', 'queue', 'recipes'],
  comments: ['accounts', 'catalogue', 'media', 'recipes'],
  'own-recipes': [
    'accounts',
    'catalogue',
    'children',
    'media',
    'membership',
    'pictures',
    'ratings',
    'reading',
    'recipes',
    'search',
  ],
  stuck: ['accounts', 'recipes'],
  videos: ['media', 'recipes'],
  'cooking-log': ['accounts', 'comments', 'media', 'own-recipes', 'pictures', 'recipes', 'search'],
  notes: ['accounts', 'catalogue', 'comments', 'media', 'own-recipes', 'recipes'],
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
    'cooking-log',
    'household',
    'media',
    'notes',
    'own-recipes',
    'pictures',
    'push',
    'recipe-import',
  ],
}

/** Files of `server/` itself that its rooms may import; all others stand above the rooms. */
const SERVER_FILES = ['config', 'start-error']

/** Folders at the root, each with those that it must not import. */
const ROOT_ROOMS: Record<string, readonly string[]> = {
  'design-system': ['app', 'server', 'contract', 'cooking', 'content'],
  contract: ['app', 'server', 'cooking', 'design-system', 'content'],
  cooking: ['app', 'server', 'design-system', 'content'],
  content: ['app', 'server', 'design-system'],
  app: ['server', 'content'],
  server: ['app', 'design-system'],
}

/** Files that never ship: they may reach into any room. */
const TEST_FILES = String.raw`\.(test|stories|fixture|helpers|visual)\.tsx?$`

const anyOf = (names: readonly string[]) => `(${names.join('|')})`

const rootRules = Object.entries(ROOT_ROOMS).map(([room, others]): IForbiddenRuleType => ({
  name: `${room}-imports-no-other-room`,
  severity: 'error',
  comment: `${room}/ must not import ${others.join(', ')}: see the map in README.md.`,
  from: { path: `^${room}/`, pathNot: TEST_FILES },
  to: { path: `^${anyOf(others)}/` },
}))

const appRules = Object.entries(APP_ROOMS).map(([room, below]): IForbiddenRuleType => ({
  name: `app-${room}-imports-downwards`,
  severity: 'error',
  comment: `app/${room} may import ${below.map((name) => `app/${name}`).join(', ') || 'no other room of app/'}.`,
  from: { path: `^app/${room}/`, pathNot: TEST_FILES },
  to: { path: '^app/', pathNot: `^app/${anyOf([room, ...below])}/` },
}))

const featureRules = Object.entries(FEATURES).map(([feature, others]): IForbiddenRuleType => ({
  name: `feature-${feature}-imports-listed-features`,
  severity: 'error',
  comment: `The feature ${feature} may import ${others.join(', ') || 'no other feature'}.`,
  from: { path: `^app/features/${feature}/`, pathNot: TEST_FILES },
  to: { path: '^app/features/', pathNot: `^app/features/${anyOf([feature, ...others])}/` },
}))

/** All rooms of `server/` from the bottom up, each with those it may import besides itself. */
export const serverRooms: readonly (readonly [room: string, below: readonly string[]])[] = [
  ...Object.entries(SERVER_GROUND),
  ...Object.entries(SERVER_ROOMS).map(
    ([room, below]) => [room, [...Object.keys(SERVER_GROUND), ...below]] as const,
  ),
]

const serverRules = serverRooms.map(([room, below]): IForbiddenRuleType => ({
  name: `server-${room}-imports-listed-rooms`,
  severity: 'error',
  comment: `server/${room} may import ${below.map((name) => `server/${name}`).join(', ') || 'no other room of server/'}.`,
  from: { path: `^server/${room}/`, pathNot: TEST_FILES },
  to: {
    path: '^server/',
    pathNot: [`^server/${anyOf([room, ...below])}/`, `^server/${anyOf(SERVER_FILES)}[.]ts$`],
  },
}))

/**
 * The map of rooms, as rules for dependency-cruiser. Type imports and `import()` count like any
 * other import. Imports are matched by the file they resolve to, however they are written.
 */
export const importRules: readonly IForbiddenRuleType[] = [
  ...rootRules,
  ...appRules,
  ...featureRules,
  ...serverRules,
  {
    name: 'listed-features-only',
    severity: 'error',
    comment: 'A new feature needs a line in scripts/import-rules.ts.',
    from: { path: '^app/features/', pathNot: `^app/features/${anyOf(Object.keys(FEATURES))}/` },
    to: {},
  },
  {
    name: 'listed-rooms-only',
    severity: 'error',
    comment: 'A new folder of app/ needs a line in scripts/import-rules.ts.',
    from: { path: '^app/', pathNot: `^app/${anyOf(Object.keys(APP_ROOMS))}/` },
    to: {},
  },
  {
    name: 'listed-server-rooms-only',
    severity: 'error',
    comment: 'A new folder of server/ needs a line in scripts/import-rules.ts.',
    from: {
      path: '^server/[^/]+/',
      pathNot: `^server/${anyOf(serverRooms.map(([room]) => room))}/`,
    },
    to: {},
  },
  {
    name: 'features-by-their-index',
    severity: 'error',
    comment: 'A feature is imported by its index.ts.',
    from: { path: '^app/(?!features/)', pathNot: TEST_FILES },
    to: { path: '^app/features/', pathNot: '^app/features/[^/]+/index[.]ts$' },
  },
  {
    name: 'other-features-by-their-index',
    severity: 'error',
    comment: 'A feature is imported by its index.ts, by other features, too.',
    from: { path: '^app/features/([^/]+)/', pathNot: TEST_FILES },
    to: {
      path: '^app/features/',
      pathNot: ['^app/features/$1/', '^app/features/[^/]+/index[.]ts$'],
    },
  },
  {
    name: 'own-files-without-index',
    severity: 'error',
    comment: 'Inside a feature, files import each other directly.',
    from: { path: '^app/features/([^/]+)/' },
    to: { path: '^app/features/$1/index[.]ts$' },
  },
  {
    name: 'routes-import-no-other-route',
    severity: 'error',
    comment: 'What two screens share is a feature, or belongs in app/lib.',
    // Own recipes are shown by the screens of all recipes, which app/routes/my puts together.
    from: { path: '^app/routes/([^/]+)/', pathNot: '^app/routes/my/' },
    to: { path: '^app/routes/', pathNot: '^app/routes/$1/' },
  },
  {
    name: 'design-system-knows-no-data-and-no-routes',
    severity: 'error',
    comment: 'The design system fetches nothing and knows no route.',
    from: { path: '^design-system/', pathNot: TEST_FILES },
    to: { path: '^node_modules/(swr|react-router|react-router-dom)/' },
  },
  {
    name: 'nothing-imports-tests',
    severity: 'error',
    comment: 'Code that ships must not depend on code that tests it.',
    from: { path: `^${anyOf(Object.keys(ROOT_ROOMS))}/`, pathNot: TEST_FILES },
    to: { path: ['^tests/', TEST_FILES, '^[.]storybook/'] },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Move what both files need to a third one.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved-imports',
    severity: 'error',
    comment: 'The imported file does not exist.',
    from: {},
    to: { couldNotResolve: true, path: '^[#.]' },
  },
]
