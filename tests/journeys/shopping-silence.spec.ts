import type { ListOverview } from '#contract/shopping/several-lists.ts'
import { expect, test } from './support/silence.ts'
import { box, line, newShopper, serverTicks, untilWorking } from './support/shopping.ts'

// Calls are given up on purpose.
const GIVEN_UP = /Failed to fetch|ERR_|ApiError|aborted/

test('a cook opens the list for the first time under a worker while the network is silent', async ({
  page,
  context,
  open,
  request,
  network,
  allowComplaint,
}) => {
  allowComplaint(GIVEN_UP)
  const { headers } = await newShopper(context, request, 1)
  const lists = await request.get('/api/shopping/lists', { headers })
  const { Lists } = (await lists.json()) as ListOverview
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await untilWorking(page)
  // As after an update: the worker has its own files and no page yet.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('pages')) await caches.delete(name)
  })
  network.isSilent = true
  await page.goto('/shopping', { waitUntil: 'commit', timeout: 3000 })
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  // By the address of the list, which has not been opened before.
  await page.goto(`/shopping/${Lists[0]!.Id}`, { waitUntil: 'commit', timeout: 3000 })
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
})

test('a cook ticks while the network is silent: the page says so, and sends as soon as it can', async ({
  page,
  context,
  open,
  request,
  network,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(GIVEN_UP)
  const member = await newShopper(context, request, 1)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await untilWorking(page)
  network.isSilent = true
  await box(page, '4 cloves Garlic').click()
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible({ timeout: 15_000 })
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  network.isSilent = false
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(line(page, '1 change is waiting to be sent.')).toBeHidden()
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
})

test('a cook on another network sends at once, although the call before is still unanswered', async ({
  page,
  context,
  open,
  request,
  network,
  allowComplaint,
}) => {
  allowComplaint(GIVEN_UP)
  const member = await newShopper(context, request, 1)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await untilWorking(page)
  network.isSilent = true
  await box(page, '4 cloves Garlic').click()
  await expect(line(page, 'Sending changes …').first()).toBeVisible()
  network.isSilent = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(line(page, '1 change is waiting to be sent.')).toBeHidden()
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
})
