import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Engine, EngineColumns } from './engine.ts'
import * as catalogue from './migrations/001-catalogue.ts'
import * as recipes from './migrations/002-recipes.ts'
import * as members from './migrations/003-members.ts'
import * as search from './migrations/004-search.ts'
import * as searchByRank from './migrations/005-search-by-rank.ts'
import * as mail from './migrations/006-mail.ts'
import * as shopping from './migrations/007-shopping.ts'
import * as push from './migrations/008-push.ts'
import * as rateCounts from './migrations/009-rate-counts.ts'
import * as memberLimits from './migrations/010-member-limits.ts'
import * as health from './migrations/011-health.ts'
import * as filmDescriptions from './migrations/012-film-descriptions.ts'
import * as recipeData from './migrations/013-recipe-data.ts'
import * as kitchen from './migrations/014-kitchen.ts'
import * as tagSynonyms from './migrations/015-tag-synonyms.ts'
import * as recipeFacts from './migrations/016-recipe-facts.ts'
import * as bell from './migrations/017-bell.ts'
import * as stepNotes from './migrations/018-step-notes.ts'
import * as cooked from './migrations/019-cooked.ts'
import * as stuck from './migrations/020-stuck.ts'
import * as bellChoices from './migrations/021-bell-choices.ts'
import * as shoppingItems from './migrations/022-shopping-items.ts'
import * as household from './migrations/023-household.ts'
import * as bellTitles from './migrations/024-bell-titles.ts'
import * as shops from './migrations/025-shops.ts'
import * as ownRecipes from './migrations/026-own-recipes.ts'
import * as ownImports from './migrations/028-own-imports.ts'
import * as pictureFiles from './migrations/029-picture-files.ts'
import * as ownVersions from './migrations/030-own-versions.ts'
import * as importAttempts from './migrations/031-import-attempts.ts'
import * as keptRecipes from './migrations/032-kept-recipes.ts'
import * as usedKeys from './migrations/033-used-keys.ts'
import * as instance from './migrations/034-instance.ts'
import * as readAgain from './migrations/035-read-again.ts'
import * as mailPayload from './migrations/036-mail-payload.ts'
import * as pushKeys from './migrations/037-push-keys.ts'
import * as storedFiles from './migrations/038-stored-files.ts'
import * as backupRuns from './migrations/039-backup-runs.ts'
import * as builds from './migrations/040-builds.ts'
import * as publicChanges from './migrations/041-public-changes.ts'
import * as roles from './migrations/042-roles.ts'
import * as reports from './migrations/044-reports.ts'
import * as publishing from './migrations/045-publishing.ts'
import * as ownCookbooks from './migrations/046-own-cookbooks.ts'
import * as hidden from './migrations/047-hidden.ts'
import * as scriptKeys from './migrations/048-script-keys.ts'
import * as tagWords from './migrations/049-tag-words.ts'
import * as publishedCookbooks from './migrations/050-published-cookbooks.ts'
import * as plannedMonths from './migrations/051-planned-months.ts'
import * as news from './migrations/052-news.ts'
import * as toldCookbooks from './migrations/053-told-cookbooks.ts'
import * as week from './migrations/054-week.ts'
import * as told from './migrations/055-told.ts'
import * as authorPage from './migrations/056-author-page.ts'
import * as weekCalendar from './migrations/057-week-calendar.ts'
import * as weekLists from './migrations/058-week-lists.ts'
import * as dinners from './migrations/061-dinners.ts'
import * as answers from './migrations/063-answers.ts'
import * as authorProfiles from './migrations/064-author-profiles.ts'
import * as ownFilms from './migrations/065-own-films.ts'
import * as publishedFilms from './migrations/066-published-films.ts'
import * as decisions from './migrations/070-decisions.ts'
import * as linkChecks from './migrations/071-link-checks.ts'
import * as filmNews from './migrations/072-film-news.ts'
import * as site from './migrations/073-site.ts'
import * as filmPreviews from './migrations/074-film-previews.ts'
import * as withdrawnFilms from './migrations/075-withdrawn-films.ts'
import * as meantLinks from './migrations/076-meant-links.ts'
import * as first from './migrations/077-first.ts'
import * as providerRoles from './migrations/078-provider-roles.ts'
import * as passkeys from './migrations/079-passkeys.ts'
import * as linkedProviders from './migrations/080-linked-providers.ts'
import * as hostActs from './migrations/081-host-acts.ts'
import * as hostMeasures from './migrations/084-host-measures.ts'
import * as hostCounts from './migrations/085-host-counts.ts'
import * as catalogueChanges from './migrations/086-catalogue-changes.ts'
import { StartError } from '#server/start-error.ts'
import type { Database } from './schema.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** A schema migration. There are no down migrations: restore a backup instead. */
interface SchemaStep {
  up: (db: Kysely<unknown>, columns: EngineColumns) => Promise<void>
}

/** All migrations, oldest first. A released migration never changes; add new ones at the end. */
const STEPS: Record<string, SchemaStep> = {
  '001-catalogue': catalogue,
  '002-recipes': recipes,
  '003-members': members,
  '004-search': search,
  '005-search-by-rank': searchByRank,
  '006-mail': mail,
  '007-shopping': shopping,
  '008-push': push,
  '009-rate-counts': rateCounts,
  '010-member-limits': memberLimits,
  '011-health': health,
  '012-film-descriptions': filmDescriptions,
  '013-recipe-data': recipeData,
  '014-kitchen': kitchen,
  '015-tag-synonyms': tagSynonyms,
  '016-recipe-facts': recipeFacts,
  '017-bell': bell,
  '018-step-notes': stepNotes,
  '019-cooked': cooked,
  '020-stuck': stuck,
  '021-bell-choices': bellChoices,
  '022-shopping-items': shoppingItems,
  '023-household': household,
  '024-bell-titles': bellTitles,
  '025-shops': shops,
  '026-own-recipes': ownRecipes,
  '028-own-imports': ownImports,
  '029-picture-files': pictureFiles,
  '030-own-versions': ownVersions,
  '031-import-attempts': importAttempts,
  '032-kept-recipes': keptRecipes,
  '033-used-keys': usedKeys,
  '034-instance': instance,
  '035-read-again': readAgain,
  '036-mail-payload': mailPayload,
  '037-push-keys': pushKeys,
  '038-stored-files': storedFiles,
  '039-backup-runs': backupRuns,
  '040-builds': builds,
  '041-public-changes': publicChanges,
  '042-roles': roles,
  '044-reports': reports,
  '045-publishing': publishing,
  '046-own-cookbooks': ownCookbooks,
  '047-hidden': hidden,
  '048-script-keys': scriptKeys,
  '049-tag-words': tagWords,
  '050-published-cookbooks': publishedCookbooks,
  '051-planned-months': plannedMonths,
  '052-news': news,
  '053-told-cookbooks': toldCookbooks,
  '054-week': week,
  '055-told': told,
  '056-author-page': authorPage,
  '057-week-calendar': weekCalendar,
  '058-week-lists': weekLists,
  '061-dinners': dinners,
  '063-answers': answers,
  '064-author-profiles': authorProfiles,
  '065-own-films': ownFilms,
  '066-published-films': publishedFilms,
  '070-decisions': decisions,
  '071-link-checks': linkChecks,
  '072-film-news': filmNews,
  '073-site': site,
  '074-film-previews': filmPreviews,
  '075-withdrawn-films': withdrawnFilms,
  '076-meant-links': meantLinks,
  '077-first': first,
  '078-provider-roles': providerRoles,
  '079-passkeys': passkeys,
  '080-linked-providers': linkedProviders,
  '081-host-acts': hostActs,
  '084-host-measures': hostMeasures,
  '085-host-counts': hostCounts,
  '086-catalogue-changes': catalogueChanges,
}

/** SQLSTATE insufficient_privilege. */
const FORBIDDEN_CODE = '42501'
/** SQLSTATE duplicate_table; SQLite has a message only. */
const EXISTS_CODE = '42P07'
/** Kysely's message about a migration that is in the database but not in this code. */
const NEWER = /^corrupted migrations: previously executed migration (\S+) is missing$/
/** SQLite's message about an existing table. */
const EXISTS = /^table .* already exists$/

/** Names of all migrations, oldest first. */
export const STEP_NAMES: readonly string[] = Object.keys(STEPS)

/** Which migrations are run, and where. */
export interface MigrateOptions {
  /** The last one to run, in a database that has none of the later ones. */
  to?: string | undefined
  /** The schema of PostgreSQL, where another one of the database has tables of Simmer, too. */
  schema?: string | undefined
}

/**
 * Runs pending migrations. Several processes may call it at once: one migrates, the others wait.
 * @throws {StartError} when the database is newer than this code, belongs to another program or is
 * not writable
 * @throws the error of a failed migration, which is rolled back
 */
export async function migrate(
  db: Kysely<Database>,
  engine: Engine,
  { to, schema }: MigrateOptions = {},
): Promise<void> {
  if (to === undefined && schema === undefined && (await isMigrated(db, engine))) return
  const migrations = Object.fromEntries(
    Object.entries(STEPS).map(([name, { up }]) => [
      name,
      { up: (db: Kysely<unknown>) => up(db, engine.columns) },
    ]),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw toStartError(error)
}

/**
 * Whether every migration was run. It locks nothing, so that many processes may start at once.
 * @throws {StartError} when the database is newer than this code
 */
export async function isMigrated(db: Kysely<Database>, engine: Engine): Promise<boolean> {
  if (!(await engine.tableNames(db)).includes('kysely_migration')) return false
  const newer = await findNewerStep(db)
  if (newer !== undefined) throw newerError(newer)
  return (await readSteps(db)).length === Object.keys(STEPS).length
}

/** The first migration in the database that this code does not know. */
export async function findNewerStep(db: Kysely<Database>): Promise<string | undefined> {
  return (await readSteps(db)).find((name) => !Object.hasOwn(STEPS, name))
}

/** Names of the migrations that were run, oldest first. */
export async function readSteps(db: Kysely<Database>): Promise<string[]> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name`
  return (await query.execute(db)).rows.map(({ name }) => name)
}

/** A one-line error for what the operator can fix. Any other error is a bug. */
function toStartError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const [, newer] = NEWER.exec(error.message) ?? []
  if (newer !== undefined) return newerError(newer)
  const code = 'code' in error ? error.code : undefined
  if (code === FORBIDDEN_CODE || error instanceof DatabaseUnavailable) {
    return new StartError(`The tables cannot be made: ${error.message}.`)
  }
  return code === EXISTS_CODE || EXISTS.test(error.message)
    ? new StartError(`The database belongs to another program: ${error.message}.`)
    : error
}

function newerError(step: string): StartError {
  return new StartError(
    `The database was changed by a newer version of Simmer (step ${step}). Start that version, or restore an older backup.`,
  )
}
