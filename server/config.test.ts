import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { configHelp, ConfigSchema, readConfig } from './config.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toEqual({
    PORT: 3000,
    HOST: 'localhost',
    DRAIN_SECONDS: 3,
    DATA_DIR: resolve('data'),
    TRUST_PROXY: 'false',
    DEMO: 'on',
    MAIL_FROM: 'Simmer <hello@simmer.example>',
    SERVICE_WORKER: 'on',
    LIMIT_FACTOR: 1,
    PICTURE_CACHE_MB: 1000,
    STORAGE_REGION: 'us-east-1',
    READ_ONLY: 'off',
    BACKUP_AT: '03:30',
    BACKUP_KEEP: 7,
    LOCAL_SIGN_IN: 'on',
    LOG_LEVEL: 'warn',
  })
})

test('an empty setting counts as absent, and others are left alone', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '', PATH: '/bin' })).toEqual(readConfig({}))
})

test.for([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', 'long'],
  ['DATABASE_URL', 'mysql://localhost/simmer'],
  ['PUBLIC_ORIGIN', 'https://simmer.example/path'],
  ['MEDIA_BASE_URL', 'cdn.example'],
  ['TRUST_PROXY', 'yes'],
  ['BACKUP_AT', '24:00'],
  ['BACKUP_KEEP', '0'],
  ['DEMO', 'maybe'],
  ['STORAGE_URL', 'https://bucket.example'],
  ['STORAGE_URL', 's3://bucket/../x y'],
  ['SMTP_URL', 'http://mail.example'],
  ['LOCAL_SIGN_IN', 'maybe'],
  ['LOG_LEVEL', 'loud'],
])('a bad %s stops the start with one line that names it, and hides it', ([name, value]) => {
  const read = () => readConfig({ [String(name)]: value })
  expect(read).toThrow(new RegExp(`^${name} is not valid\\. [^\\n]+$`))
  expect(read).not.toThrow(value)
})

test.for([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['STORAGE_KEY_SECRET', 'STORAGE_KEY_ID'],
])('%s alone stops the start: it needs %s', ([given, missing]) => {
  const read = () => readConfig({ [String(given)]: 'something' })
  expect(read).toThrow(`${missing} is missing: ${given} needs it.`)
})

test('a replica needs a database, and stand-in issuers are refused in production', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgresql://replica/simmer' }
  expect(() => readConfig(replica)).toThrow('DATABASE_URL is missing')
  const issuer = { GOOGLE_ISSUER: 'http://localhost:4444' }
  expect(readConfig(issuer).GOOGLE_ISSUER).toBe(issuer.GOOGLE_ISSUER)
  expect(() => readConfig({ ...issuer, NODE_ENV: 'production' })).toThrow('GOOGLE_ISSUER')
})

test('the help names every setting', () => {
  const help = configHelp()
  for (const name of Object.keys(ConfigSchema.properties)) expect(help).toContain(`  ${name} `)
})
