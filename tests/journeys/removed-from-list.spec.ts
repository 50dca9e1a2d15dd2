import type { APIRequestContext } from '@playwright/test'
import type { Household } from '#contract/household.ts'
import type { ListOverview } from '#contract/shopping/several-lists.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { addItem, field } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

/** A household of two, who share a list. */
async function share(request: APIRequestContext, keeper: Member, other: Member, name: string) {
  const { headers } = keeper
  await request.post('/api/household', { headers, form: { Name: 'Südstraße' } })
  const invited = await request.post('/api/household/invitation', { headers })
  const { Token } = (await invited.json()) as { Token: string }
  const joined = await request.post('/api/household/join', {
    headers: other.headers,
    form: { Token },
  })
  const { Household } = (await joined.json()) as { Household: Household }
  await request.post('/api/shopping/lists', { headers, form: { Name: name, SeenBy: 'household' } })
  const lists = await request.get('/api/shopping/lists', { headers: other.headers })
  const { Lists } = (await lists.json()) as ListOverview
  const list = Lists.find(({ Name }) => Name === name)!.Id
  await request.post(`/api/shopping/note?List=${list}`, { headers, form: { Name: '2 l milk' } })
  const you = Household.Members.find(({ IsYou }) => IsYou)!.Id
  return {
    list,
    remove: () => request.delete(`/api/household/member/${you}`, { headers }),
  }
}

test('a member who is removed from the household keeps what was typed, and reads where the copy of the list is', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  // The list is asked for until it is known to be gone.
  allowComplaint(/404/)
  const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor' })
  const ben = await newMember(request, { firstName: 'Ben', lastName: 'Krause' })
  const { list, remove } = await share(request, imani, ben, 'Barbecue')
  await signInAs(context, ben)
  await open(`/shopping/${list}`)
  const milk = page.getByRole('checkbox', { name: /Milk/ })
  await expect(milk).toBeVisible()
  await field(page).fill('6 ban')
  await remove()
  const said = page.locator('[data-slot=banner]')
  await expect(said).toContainText('“Barbecue” is no longer shared with you')
  await expect(said).toContainText('among your lists as “Barbecue”, marked “Your copy”')
  await expect(field(page)).toHaveValue('6 ban')
  await expect(milk).toBeVisible()
  await addItem(page, '6 bananas')
  await expect(page.getByRole('checkbox', { name: /Bananas/ })).toBeVisible()
  // They go on the copy.
  await page.getByRole('button', { name: /Other lists$/ }).click()
  await page.getByRole('link', { name: /Barbecue.*Your copy/ }).click()
  await expect(page.getByRole('checkbox', { name: /Bananas/ })).toBeVisible()
})

test('a member who edits a row when being removed keeps what was typed, and saves it on the copy', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  // The list is asked for until it is known to be gone.
  allowComplaint(/404/)
  const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor' })
  const ben = await newMember(request, { firstName: 'Ben', lastName: 'Krause' })
  const { list, remove } = await share(request, imani, ben, 'Barbecue')
  await signInAs(context, ben)
  await open(`/shopping/${list}`)
  await page.getByRole('button', { name: /Milk.*Edit$/ }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('fresh')
  await remove()
  await expect(page.locator('[data-slot=banner]')).toContainText('no longer shared with you')
  await expect(note).toHaveValue('fresh')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('checkbox', { name: /Milk.*fresh/ })).toBeVisible()
  const onServer = async () => {
    const lists = await request.get('/api/shopping/lists', { headers: ben.headers })
    const { Lists } = (await lists.json()) as ListOverview
    const copy = Lists.find(({ CopyOf }) => CopyOf === list)!.Id
    const notes = await request.get(`/api/shopping/note?List=${copy}`, { headers: ben.headers })
    return ((await notes.json()) as { Note?: string }[]).map(({ Note }) => Note)
  }
  await expect.poll(onServer).toEqual(['fresh'])
})

test('a member who types the first item of a list that is deleted reads what was typed', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  // The list is asked for until it is known to be gone.
  allowComplaint(/404/)
  const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor' })
  const ben = await newMember(request, { firstName: 'Ben', lastName: 'Krause' })
  const { headers } = imani
  await share(request, imani, ben, 'Barbecue')
  await request.post('/api/shopping/lists', {
    headers,
    form: { Name: 'Picnic', SeenBy: 'household' },
  })
  const lists = (await (
    await request.get('/api/shopping/lists', { headers })
  ).json()) as ListOverview
  // Nothing is on it, so nobody gets a copy.
  const empty = lists.Lists.find(({ Name }) => Name === 'Picnic')!.Id
  await signInAs(context, ben)
  await open(`/shopping/${empty}`)
  await field(page).fill('6 ban')
  await request.delete(`/api/shopping/lists/${empty}`, { headers })
  await expect(page.getByText('You were typing “6 ban”.')).toBeVisible()
})
