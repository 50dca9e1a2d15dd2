import { hasNewMigration } from '../upgrades/last-release.ts'

/**
 * Whether everything is tried: `npm test -- --thorough`, before a release and at night. Without it a
 * run leaves out the tests listed below, journeys with the tag `@thorough`, the packed design system
 * and the attacks: they are slow and seldom break by themselves. Each statement of the acceptance
 * list has a test in either run.
 */
export const IS_THOROUGH = process.env.THOROUGH === '1'

/** Test files with many rounds, thousands of rows, restarts, or other programs. */
const SLOW_TESTS = [
  'scripts/patterns/second-opinion.test.ts',
  'server/accounts/ended-meanwhile.test.ts',
  'server/accounts/password-races.test.ts',
  'server/accounts/secrets-in-log.test.ts',
  'server/bell/bell-queue.test.ts',
  'server/catalogue-import/example.test.ts',
  'server/catalogue-import/fill-when-empty.test.ts',
  'server/catalogue-import/recipe-data.test.ts',
  'server/catalogue-import/import-cli.test.ts',
  'server/db/pgbouncer.test.ts',
  'server/db/postgres-outage.test.ts',
  'server/db/replica.test.ts',
  'server/http/health/health.test.ts',
  'server/http/health/read-only.test.ts',
  'server/http/limits/overload.test.ts',
  'server/http/unavailable.test.ts',
  'server/mail/queue.test.ts',
  'server/main.test.ts',
  'server/recipe-formats/hostile.test.ts',
  'server/own-recipes/export/parts.test.ts',
  'server/own-recipes/export/round-trip.test.ts',
  'server/pictures/clean-picture.test.ts',
  'server/pictures/picture-converter.test.ts',
  'server/push/announce.test.ts',
  'server/push/push-queue.test.ts',
  'server/rolling-restart.test.ts',
  'server/search/memory/memory.test.ts',
  'server/storage-cli.test.ts',
  'tests/leaks/unpublished.test.ts',
  'server/stuck/stuck.test.ts',
  'tests/backup/bucket.test.ts',
  'tests/backup/moves.test.ts',
  'tests/backup/restore.test.ts',
  'tests/closed-worlds/planted.test.ts',
  'tests/containers/containers.test.ts',
  'tests/growth/growth.test.ts',
  'tests/kitchen/two-devices.test.ts',
  'tests/machines/bells.test.ts',
  'tests/machines/killed.test.ts',
  'tests/machines/restarted.test.ts',
  'tests/machines/ten-starts.test.ts',
  'tests/machines/uploads.test.ts',
  'tests/machines/whichever.test.ts',
  'tests/workshop/passport/planted-faults.test.ts',
  'tests/search/cook-queries.test.ts',
  'tests/search/plans.test.ts',
  'tests/shopping/household.test.ts',
  'tests/shopping/two-devices.test.ts',
  'tests/upgrades/earlier-states.test.ts',
  'tests/upgrades/killed-migration.test.ts',
  'tests/upgrades/kills.test.ts',
  'tests/upgrades/two-builds.test.ts',
  'tests/week/three-members.test.ts',
  'tests/workshop/pictures/planted-fault.test.ts',
]

/** Journeys through rare moments: races, silent networks, restarts, malformed addresses. */
const RARE_JOURNEYS = [
  'back',
  'bad-addresses',
  'by-ear-voices',
  'cooking-log-offline',
  'races-hearts',
  'races-words',
  'shopping-faults',
  'shopping-print',
  'shopping-return',
  'shopping-silence',
  'stopping',
  'structured-data',
  'stuck',
  'updates',
  'view-transitions',
]

/** Journeys that are walked in a wide window each time, and on a phone as well. */
const REPEATED_ON_PHONES = ['publishing', 'recipe-filter', 'search', 'share', 'shopping']

const unlessThorough = (names: readonly string[]) => (IS_THOROUGH ? [] : names)
const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

/** Globs of test files that this run leaves out. */
export const LEFT_OUT_TESTS = unlessThorough(
  hasNewMigration() ? SLOW_TESTS : [...SLOW_TESTS, 'tests/upgrades/overlap.test.ts'],
)
/** Globs of journeys that this run leaves out, everywhere and on a phone. */
export const LEFT_OUT_JOURNEYS = {
  everywhere: specs(unlessThorough(RARE_JOURNEYS)),
  onPhones: specs(unlessThorough(REPEATED_ON_PHONES)),
}
