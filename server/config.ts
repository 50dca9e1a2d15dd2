import { resolve } from 'node:path'
import { type Static, type TOptional, type TSchema, type TString, Type } from 'typebox'
import { Value } from 'typebox/value'
import { StartError } from './start-error.ts'

const url = (description: string) =>
  Type.Optional(Type.String({ pattern: '^https?://[^\\s/]+(/\\S*)?$', description }))
const postgresUrl = (description: string) =>
  Type.Optional(Type.String({ pattern: '^postgres(ql)?://\\S+$', description }))
const text = (description: string): TOptional<TString> =>
  Type.Optional(Type.String({ description }))
const oneOf = <const Names extends string[]>(
  names: Names,
  options: { default: Names[number]; description: string },
) => Type.Enum(names, options)

/** The used parts of a setting's schema. */
type SettingSchema = TSchema & {
  type?: string
  description?: string
  default?: string | number
}

/** Every environment variable the server reads: its name, its form, its default, its meaning. */
export const ConfigSchema = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 3000,
    description: 'Port to listen on; 0 takes a free one.',
  }),
  HOST: Type.String({
    default: 'localhost',
    description: 'Address to listen on; 0.0.0.0 lets other machines in.',
  }),
  DRAIN_SECONDS: Type.Integer({
    minimum: 0,
    maximum: 600,
    default: 3,
    description: 'Seconds after SIGTERM in which health is 503 and requests are still served.',
  }),
  DATA_DIR: Type.String({
    default: './data',
    description: 'Folder for the database, pictures, films and the outbox.',
  }),
  DATABASE_URL: postgresUrl(
    'PostgreSQL 15 or later (postgresql://…); without it, SQLite in DATA_DIR.',
  ),
  READ_ONLY: oneOf(['on', 'off'], {
    default: 'off',
    description: 'on or off: everything can be read, and nothing changed.',
  }),
  DATABASE_REPLICA_URL: postgresUrl('PostgreSQL read replica (postgresql://…).'),
  STORAGE_URL: Type.Optional(
    Type.String({
      pattern: '^s3://[a-z\\d][a-z\\d.-]+[a-z\\d](/[\\w.-]+)*/?$',
      description: 'Bucket for files (s3://bucket or s3://bucket/prefix); without it, none.',
    }),
  ),
  STORAGE_ENDPOINT: url('Where the bucket is (http or https); by default that of Amazon S3.'),
  STORAGE_REGION: Type.String({ default: 'us-east-1', description: 'Region of the bucket.' }),
  STORAGE_KEY_ID: text('Bucket: id of the access key.'),
  STORAGE_KEY_SECRET: text('Bucket: secret of the access key.'),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/]+$',
      description: 'Where people reach the site, such as https://simmer.example, without a path.',
    }),
  ),
  MEDIA_BASE_URL: url('Where pictures and films are served instead of here (http or https).'),
  TRUST_PROXY: Type.String({
    pattern: '^(true|false|\\d+|[\\da-fA-F.:/, ]+)$',
    default: 'false',
    description: 'Whose X-Forwarded-For counts: true, false, a number of proxies, or addresses.',
  }),
  LIMIT_FACTOR: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: 1,
    description: 'Multiplies the requests that one address may make in a minute.',
  }),
  PICTURE_CACHE_MB: Type.Integer({
    minimum: 10,
    maximum: 1_000_000,
    default: 1000,
    description: 'Megabytes of pictures in other widths that DATA_DIR may hold.',
  }),
  DEMO: oneOf(['on', 'off'], {
    default: 'on',
    description: 'on or off: a demo member in a database that was filled here.',
  }),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://\\S+$',
      description:
        'Mail server (smtp:// or smtps://); without it, mail is written to DATA_DIR/outbox.',
    }),
  ),
  MAIL_FROM: Type.String({
    pattern: '@',
    default: 'Simmer <hello@simmer.example>',
    description: 'Sender of mail.',
  }),
  DESK_MAIL: Type.Optional(
    Type.String({
      pattern: '^[^\\s@]+@[^\\s@]+$',
      description: 'Address to which notices of people without an account are mailed.',
    }),
  ),
  GOOGLE_CLIENT_ID: text('Signing in with Google: client id.'),
  GOOGLE_CLIENT_SECRET: text('Signing in with Google: client secret.'),
  GOOGLE_ISSUER: url('Another OpenID issuer in place of Google, for tests; refused in production.'),
  FACEBOOK_APP_ID: text('Signing in with Facebook: app id.'),
  FACEBOOK_APP_SECRET: text('Signing in with Facebook: app secret.'),
  FACEBOOK_ISSUER: url('Another issuer in place of Facebook, for tests; refused in production.'),
  OIDC_PROVIDERS: text(
    'Signing in with others by OpenID Connect: a list as JSON, see Signing in; without it, none.',
  ),
  LOCAL_SIGN_IN: oneOf(['on', 'off'], {
    default: 'on',
    description: 'on or off: passwords and registering with one; off needs another way in.',
  }),
  VAPID_PUBLIC_KEY: text('Web Push: public key; without it, a pair is made in the database.'),
  VAPID_PRIVATE_KEY: text('Web Push: private key.'),
  SERVICE_WORKER: oneOf(['on', 'off'], {
    default: 'on',
    description: 'on or off: push and offline use; off makes browsers drop the service worker.',
  }),
  GEO_URL: url(
    'Country lookup for the language of new accounts (http or https); without it, none.',
  ),
  ANALYTICS_URL: url('Where pageviews are reported (http or https); without it, nowhere.'),
  RELEASES_URL: url(
    'Release notes that are read once a day, to say what is newer (http or https); without it, none.',
  ),
  BACKUP_DIR: text('Folder for a backup each day; without it, the server makes none.'),
  BACKUP_AT: Type.String({
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
    default: '03:30',
    description: 'When backups are due: hour and minute, UTC.',
  }),
  BACKUP_KEEP: Type.Integer({
    minimum: 1,
    maximum: 10_000,
    default: 7,
    description: 'How many of its backups the server keeps in BACKUP_DIR.',
  }),
  METRICS_ADDRESS: Type.Optional(
    Type.String({
      pattern: '^([\\w.-]+|\\[[\\da-fA-F:.]+\\]):([1-9]\\d{0,4})$',
      description: 'Address and port of /metrics, such as 127.0.0.1:9464; without it, none.',
    }),
  ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'warn',
    description: 'fatal, error, warn, info, debug, trace or silent.',
  }),
})

/** The server's settings, by the names of their environment variables. */
export type Config = Static<typeof ConfigSchema>

/** The settings' schemas, by name. */
const PROPERTIES: Record<string, SettingSchema> = ConfigSchema.properties

/** Settings that require each other. */
const PAIRS: [keyof Config, keyof Config][] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['STORAGE_KEY_ID', 'STORAGE_KEY_SECRET'],
]

/**
 * Reads the settings. An empty variable counts as absent; values never appear in messages, because
 * several are secret.
 * @throws {StartError} for the first setting that is not valid
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).flatMap(([name, value]) => {
    const schema = PROPERTIES[name]
    const written = value?.trim()
    if (!schema || !written) return []
    return [[name, schema.type === 'integer' ? Number(written) : written]]
  })
  const config = Value.Default(ConfigSchema, Object.fromEntries(given)) as Config
  checkForms(config)
  checkTogether(config, environment.NODE_ENV === 'production')
  return { ...config, DATA_DIR: resolve(config.DATA_DIR) }
}

function checkForms(config: Config): void {
  for (const [name, schema] of Object.entries(PROPERTIES)) {
    const value = config[name as keyof Config]
    if (value === undefined || Value.Check(schema, value)) continue
    throw new StartError(`${name} is not valid. ${describe(schema)}`)
  }
}

function checkTogether(config: Config, production: boolean): void {
  for (const [first, second] of PAIRS) {
    const [given, missing] = config[first] === undefined ? [second, first] : [first, second]
    if (config[given] !== undefined && config[missing] === undefined) {
      throw new StartError(`${missing} is missing: ${given} needs it.`)
    }
  }
  if (config.DATABASE_REPLICA_URL !== undefined && config.DATABASE_URL === undefined) {
    throw new StartError('DATABASE_URL is missing: DATABASE_REPLICA_URL needs it.')
  }
  if (config.STORAGE_URL !== undefined && config.STORAGE_KEY_ID === undefined) {
    throw new StartError('STORAGE_KEY_ID is missing: STORAGE_URL needs it.')
  }
  for (const name of ['GOOGLE_ISSUER', 'FACEBOOK_ISSUER'] as const) {
    if (production && config[name] !== undefined) {
      throw new StartError(`${name} is for tests and refused in production.`)
    }
  }
}

/** The text of `--help`: every setting with its default and its meaning. */
export function configHelp(): string {
  const lines = Object.entries(PROPERTIES).map(
    ([name, schema]) => `  ${name.padEnd(22)} ${describe(schema)}`,
  )
  return [
    'Usage: npm start',
    '',
    'Settings are environment variables; all of them may be left out.',
    '',
    ...lines,
  ].join('\n')
}

function describe({ description = '', default: standard }: SettingSchema): string {
  return standard === undefined ? description : `${description} Default: ${String(standard)}`
}
