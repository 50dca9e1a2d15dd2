import { randomUUID } from 'node:crypto'
import type { Publication } from '#contract/publishing/publication.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { newMember, signInAs } from './support/member.ts'
import { PLUM_FILM, sendFilm } from './support/own-films.ts'
import { addRecipe, expectFitsPhone } from './support/publishing.ts'
import { expect, reload, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test('FLM-136 a published film is reported, read at the desk beside the next one, withdrawn and shown again', async ({
  page,
  open,
  context,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const imani = await newMember(request, { firstName: 'Imani', lastName: randomUUID().slice(0, 8) })
  const clara = await newMember(request, { firstName: 'Clara' })
  const mia = await newMember(request, { firstName: 'Mia' })
  await grant(imani, 'author')
  await grant(clara, 'editor')
  const own = await addRecipe(request, imani, `Crumble ${randomUUID().slice(0, 8)}`)
  const film = await sendFilm(request, imani, own.Id)
  const sendIn = async () => {
    const sent = await request.post(`/api/my/recipes/${own.Id}/submission`, {
      headers: imani.headers,
      data: { Version: own.Version, IsPromised: true },
    })
    expect(sent.status()).toBe(201)
    return (await sent.json()) as Publication
  }
  const approve = async ({ Submission }: Publication) => {
    const path = `/api/desk/submissions/${Submission?.Id}/approval`
    expect((await request.post(path, { headers: clara.headers })).status()).toBe(200)
  }
  await approve(await sendIn())
  const standing = await request.get(`/api/my/recipes/${own.Id}/publication`, {
    headers: imani.headers,
  })
  const publicId = ((await standing.json()) as Publication).Published?.Id ?? 0

  // Somebody else reports it.
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signInAs(other, mia)
  const reader = await other.newPage()
  await reader.goto(`/recipes/${publicId}`)
  await reader.getByText('The film as text').scrollIntoViewIfNeeded()
  await reader.getByRole('button', { name: 'Report its film' }).click()
  const dialog = reader.getByRole('dialog', { name: 'What is wrong with this film?' })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(reader.getByText('You reported the film.', { exact: false })).toBeVisible()
  await other.close()

  // The author sees it live, and a new version beside it.
  await signInAs(context, imani)
  await open(`/my/recipes/${own.Id}/film/publish`)
  await expect(page.getByRole('heading', { name: 'Your film is live' })).toBeVisible()
  await expectAccessible(page)
  await expectFitsPhone(page)
  const patched = await request.patch(`/api/my/recipes/${own.Id}/film`, {
    headers: imani.headers,
    data: {
      Version: film.Version,
      Document: {
        ...PLUM_FILM,
        Captions: { en: [{ StartsMs: 0, StopsMs: 2000, Text: 'Halve the ripe plums.' }] },
      },
    },
  })
  expect(patched.status()).toBe(200)
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Put the new version live?' })).toBeVisible()
  await expect(page.getByText('1 step differs. Everything else is as before.')).toBeVisible()
  await expectAccessible(page)

  // The desk reads it.
  const { Submission } = await sendIn()
  const atDesk = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signInAs(atDesk, clara)
  const desk = await atDesk.newPage()
  await desk.goto(`/desk/review/${Submission?.Id}`)
  await expect(desk.getByText('The film is the same.', { exact: false })).toBeVisible()
  await expect(desk.locator('.review-film ins')).toHaveText(/ripe/)
  await expectAccessible(desk)
  await atDesk.close()

  // Withdrawn and shown again.
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your film is withdrawn' })).toBeVisible()
  const without = await request.get(`/api/recipe/${publicId}?LangId=1`)
  expect(await without.json()).toMatchObject({ Videos: { Main: null } })
  await page.getByRole('button', { name: 'Show it again' }).click()
  await expect(page.getByRole('heading', { name: 'Your film is live' })).toBeVisible()
})
