import { expect, test } from 'vitest'
import type { OwnCookbook, TabNames } from '#contract/cookbooks/own-cookbook.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startTestServer } from '#tests/support/server.ts'

test.for(databases)(
  'BOK-75 names of tabs in a member’s other cookbooks are offered, each once, and nobody else’s (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const book = async (who = ada, ...names: object[]) => {
      const fields = { Key: crypto.randomUUID(), Language: 'en', Name: { en: 'Soups' } }
      const [, { Id }] = await call<OwnCookbook>(app, 'POST', '/my/cookbooks?LangId=1', who, fields)
      const Changes = names.map((Name) => ({ Kind: 'add-tab', Tab: crypto.randomUUID(), Name }))
      const sent = { Device: crypto.randomUUID(), Number: 1, Base: 1, Changes }
      const url = `/my/cookbooks/${Id}/changes?LangId=1`
      const [status] = await call(app, 'POST', url, who, sent)
      expect(status).toBe(200)
      return Id
    }
    const stew = { en: 'Soups and stews', de: 'Suppen und Eintöpfe' }
    const one = await book(ada, stew, { en: 'Bread' })
    await book(ada, stew, {})
    await book(ben, { en: 'Of Ben' })
    const names = async (query = '') =>
      (await call<TabNames>(app, 'GET', `/my/cookbooks/tab-names${query}`, ada))[1].Names
    expect(await names()).toEqual([{ en: 'Bread' }, stew])
    expect(await names(`?Except=${one}`)).toEqual([stew])
  },
)
