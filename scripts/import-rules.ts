import type { IForbiddenRuleType } from 'dependency-cruiser'
import { APP_ROOMS, FEATURES, ROOT_ROOMS, SERVER_FILES, serverRooms } from './rooms.ts'

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
    comment: 'A new feature needs a line in scripts/rooms.ts.',
    from: { path: '^app/features/', pathNot: `^app/features/${anyOf(Object.keys(FEATURES))}/` },
    to: {},
  },
  {
    name: 'listed-rooms-only',
    severity: 'error',
    comment: 'A new folder of app/ needs a line in scripts/rooms.ts.',
    from: { path: '^app/', pathNot: `^app/${anyOf(Object.keys(APP_ROOMS))}/` },
    to: {},
  },
  {
    name: 'listed-server-rooms-only',
    severity: 'error',
    comment: 'A new folder of server/ needs a line in scripts/rooms.ts.',
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
    // Own recipes are shown by the screens of all recipes, which app/routes/my puts together; a dinner is cooked on
    // the stage of the kitchen.
    from: { path: '^app/routes/([^/]+)/', pathNot: '^app/routes/(?:my|dinner)/' },
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
