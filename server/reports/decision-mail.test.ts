import { expect, test } from 'vitest'
import type { DeskCases } from '#contract/reports/desk-reports.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { Mail } from '#server/mail/mail.ts'
import { databases } from '#tests/support/database.ts'
import { startReports } from '#tests/support/reports.ts'
import { decidedMail, hiddenMail, onHoldMail, shownMail } from './decision-mail.ts'

const PEOPLE = ['kim', 'ana', 'ben', 'cara', 'ed', 'eva'] as const
const WHY = { Reason: 'danger', Remark: 'Raw beans are poisonous.' } as const
const COMPOSERS = {
  hidden: hiddenMail,
  shown: shownMail,
  decided: decidedMail,
  onHold: onHoldMail,
}

const now = () => new Date(Date.UTC(2026, 10, 9))

/** A server of which a test reads what it mails; Kim reads German. */
async function startMailing(engine: EngineName) {
  const server = await startReports(engine, PEOPLE)
  const { app, as, comment, database, grant, people, report, wait } = server
  const { db } = database
  await grant('ed', 'editor')
  await grant('eva', 'editor')
  await db.updateTable('users').set({ language: 0 }).where('id', '=', people.kim.id).execute()
  for (const name of PEOPLE)
    if (name !== 'kim')
      await db.updateTable('users').set({ language: 1 }).where('id', '=', people[name].id).execute()
  wait(8)
  const context = { db, origin: () => 'https://s.example', takesPasswords: true, now, log: app.log }
  /** What waits to be sent, which is sent. */
  const mails = async (): Promise<Mail[]> => {
    const rows = await db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
    await db.deleteFrom('mail_queue').execute()
    const written = rows.map(async ({ kind, payload, email_key, lang_id }) => {
      const due = { emailKey: email_key, langId: lang_id, attempts: 0 }
      const compose = COMPOSERS[kind as keyof typeof COMPOSERS]
      return await compose(context, { ...due, payload: JSON.parse(payload) as never })
    })
    return (await Promise.all(written)).filter((mail) => mail !== undefined)
  }
  const decide = async (who: 'ed' | 'eva', how: 'hide' | 'keep') => {
    const [, { Cases }] = await as<DeskCases>(who, 'GET', '/desk/reports')
    const [{ Id, Revision } = { Id: 0, Revision: '' }] = Cases
    const body = { Revision, ...(how === 'hide' && WHY) }
    return (await as(who, 'PATCH', `/desk/reports/${Id}/${how}`, body))[0]
  }
  const hideByThree = async () => {
    const Id = await comment('kim', 'Eat the beans raw.')
    await mails()
    for (const name of ['ana', 'ben', 'cara'] as const) await report(name, { Kind: 'comment', Id })
  }
  return { ...server, decide, hideByThree, mails }
}

const line = ({ to, subject, text }: Mail, ...parts: string[]) => [
  to,
  subject,
  ...parts.filter((part) => text.includes(part)),
]

test.for(databases)(
  'RPT-40 RPT-41 writer and reporters hear in their language what is hidden and decided (%s)',
  async (engine) => {
    const { as, decide, hideByThree, mails } = await startMailing(engine)
    await hideByThree()
    const [first, ...none] = await mails()
    expect(none).toEqual([])
    expect(line(first as Mail, 'mehrere haben', 'Eat the beans raw.', '/settings/reports')).toEqual(
      [
        'kim@simmer.example',
        'Dein Kommentar bei Simmer ist verborgen',
        'mehrere haben',
        'Eat the beans raw.',
        '/settings/reports',
      ],
    )
    expect(await decide('ed', 'hide')).toBe(200)
    const [toKim, ...toOthers] = await mails()
    expect(line(toKim as Mail, WHY.Remark, 'widersprechen')).toHaveLength(4)
    expect(toOthers.map((mail) => line(mail, 'the comment is hidden'))).toEqual(
      ['ana', 'ben', 'cara'].map((name) => [
        `${name}@simmer.example`,
        'What became of your report on Simmer',
        'the comment is hidden',
      ]),
    )
    const [, { Cases }] = await as<{ Cases: { Id: number }[] }>('kim', 'GET', '/my/cases')
    await as('kim', 'PATCH', `/my/cases/${Cases[0]?.Id}/object`, { Text: 'Tinned ones.' })
    expect(await decide('eva', 'keep')).toBe(200)
    const [again, ...kept] = await mails()
    expect(line(again as Mail)).toEqual([
      'kim@simmer.example',
      'Dein Kommentar bei Simmer ist wieder zu sehen',
    ])
    expect(kept.map(({ text }) => text.includes('may stay'))).toEqual([true, true, true])
    const all = JSON.stringify([first, toKim, again])
    expect(all).not.toMatch(/Ana|Ben|Cara|Ed |Eva/)
  },
)

test.for(databases)('RPT-42 a member on hold reads why and until when (%s)', async (engine) => {
  const { as, mails, people } = await startMailing(engine)
  const hold = { Reason: 'Advertising in comments.', Until: '2026-12-01T12:00:00Z' }
  const [status] = await as('ed', 'PATCH', `/desk/members/${people.kim.id}/suspend`, hold)
  expect(status).toBe(200)
  const [mail] = await mails()
  expect(line(mail as Mail, hold.Reason, '1. Dezember 2026')).toEqual([
    'kim@simmer.example',
    'Dein Simmer-Konto ruht',
    hold.Reason,
    '1. Dezember 2026',
  ])
  await as('ed', 'PATCH', `/desk/members/${people.kim.id}/suspend`, hold)
  await as('ed', 'PATCH', `/desk/members/${people.kim.id}/lift`, {})
  expect(await mails()).toEqual([])
})
