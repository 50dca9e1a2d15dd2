import { expect, test } from 'vitest'
import type { PushTest } from '#contract/host/overview.ts'
import { adminCommand } from '#server/desk/admin-command.ts'
import { call } from '#tests/support/own-recipes.ts'
import { messagesOf, newSubscriber, startStage } from '#tests/support/push-stage.ts'

test('HST-22 a test of push goes to the browser that requests it, and the answer of its push service is shown', async () => {
  const stage = await startStage('sqlite')
  const { app, database } = stage
  const { device, headers } = await newSubscriber(stage, [])
  const send = async () => await call<PushTest>(app, 'POST', '/host/push/test', headers)
  expect((await send())[0]).toBe(404)
  const { email } = await database.db
    .selectFrom('users')
    .select('email')
    .where('kind', '=', 'member')
    .executeTakeFirstOrThrow()
  await adminCommand(database.db, ['grant', email ?? '', 'admin'])
  expect((await send())[1]).toMatchObject({ IsSubscribed: true, IsTaken: true, Status: null })
  expect(messagesOf(device)).toMatchObject([{ title: 'Push from Simmer arrives' }])
  device.refusals.push({ status: 403 })
  expect((await send())[1]).toMatchObject({ IsTaken: false, Status: 403 })
  device.refusals.push({ status: 410 })
  expect((await send())[1]).toMatchObject({ IsSubscribed: false, IsTaken: false })
})
