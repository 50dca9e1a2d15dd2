import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import { startTestServer } from '#tests/support/server.ts'
import { feeds } from './feeds.ts'

const GRAMMAR = fileURLToPath(new URL('atom.rng', import.meta.url))
/** Part of libxml2, which is not the project's. */
const VALIDATOR = 'xmllint'

/** Whether there is a validator. With `REQUIRE_FEED_VALIDATOR=1` a machine without one fails. */
const HAS_VALIDATOR =
  process.env.REQUIRE_FEED_VALIDATOR === '1' || !spawnSync(VALIDATOR, ['--version']).error

/** What the validator says about documents that are no Atom; empty for none. */
async function complaints(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-feeds-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = Object.keys(documents).map((name) => join(folder, name))
  for (const [name, text] of Object.entries(documents)) await writeFile(join(folder, name), text)
  const options = ['--nonet', '--noout', '--relaxng', GRAMMAR, ...files]
  try {
    await promisify(execFile)(VALIDATOR, options)
    return []
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    if (stderr === undefined) throw error
    return stderr.split('\n').filter((line) => line.endsWith('fails to validate'))
  }
}

test.skipIf(!HAS_VALIDATOR)(
  'FED-03 another program finds every feed valid by the grammar of RFC 4287',
  { timeout: 60_000 },
  async () => {
    const { app } = await startTestServer('sqlite', {
      filled: true,
      pages: async (app, { database }) => {
        feeds(app, { db: database.replica, originOf: () => 'https://simmer.example' })
        await Promise.resolve()
      },
    })
    const read = async <Body>(path: string) => (await app.inject(`/api${path}`)).json<Body>()
    const authors = await read<Author[]>('/author?LangId=1')
    const books = await read<Cookbook[]>('/book?LangId=1&limit=50')
    const names = [
      'recipes',
      ...authors.map(({ Id }) => `authors/${Id}`),
      ...books.map(({ Id }) => `cookbooks/${Id}`),
    ]
    const documents: Record<string, string> = {}
    for (const language of ['de', 'en'])
      for (const name of names) {
        const { statusCode, body } = await app.inject(`/feeds/${language}/${name}.atom`)
        expect([name, statusCode]).toEqual([name, 200])
        documents[`${language}-${name.replace('/', '-')}.xml`] = body
      }
    expect(Object.keys(documents).length).toBeGreaterThan(20)
    expect(await complaints(documents)).toEqual([])

    // It would say so: each of these breaks a rule.
    const feed = documents['en-recipes.xml'] ?? ''
    const planted = {
      'no-id.xml': feed.replace(/<id>[^<]*<\/id>/u, ''),
      'two-titles.xml': feed.replace(/<title>[^<]*<\/title>/u, '$&$&'),
      'date.xml': feed.replace(/<updated>[^<]*</u, '<updated>29 November<'),
      'nameless.xml': feed.replace('<name>Simmer</name>', ''),
      'language.xml': feed.replace('hreflang="en"', 'hreflang="English, please"'),
    }
    expect(await complaints(planted)).toHaveLength(Object.keys(planted).length)
  },
)
