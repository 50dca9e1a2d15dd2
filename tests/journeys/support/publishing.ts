import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import type { Member } from './member.ts'
import { expect } from './test.ts'

/** Nothing is wider than the smallest phone. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(320)
  if (size) await page.setViewportSize(size)
}

/** An own recipe with a name that no other has. */
export async function addRecipe(
  request: APIRequestContext,
  { headers }: Pick<Member, 'headers'>,
  name: string,
): Promise<OwnRecipe> {
  const draft: Draft = {
    ...emptyDraft('en'),
    Name: { en: name },
    Yield: { Servings: 4 },
    Lines: [
      { Key: 'plums', Text: { en: '800 g plums' } },
      { Key: 'flour', Text: { en: '200 g flour' } },
    ],
    Steps: [
      { Key: 'halve', Text: { en: 'Halve the plums.' } },
      { Key: 'rub', Text: { en: 'Rub the flour.' } },
      { Key: 'bake', Text: { en: 'Heat the oven to 180 °C. Bake for 45 minutes.' } },
    ],
  }
  const data = { Key: randomUUID(), Draft: draft }
  const answer = await request.post('/api/my/recipes', { headers, data })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as OwnRecipe
}

/** Sends an own recipe in and approves it. @returns the id that everybody reads it by */
export async function publish(
  request: APIRequestContext,
  { Id, Version }: Pick<OwnRecipe, 'Id' | 'Version'>,
  { author, editor }: Record<'author' | 'editor', Pick<Member, 'headers'>>,
): Promise<number> {
  const { headers } = author
  const data = { Version, IsPromised: true }
  const sent = await request.post(`/api/my/recipes/${Id}/submission`, { headers, data })
  expect(sent.status()).toBe(201)
  const { Submission } = (await sent.json()) as Publication
  const path = `/api/desk/submissions/${Submission?.Id}/approval`
  expect((await request.post(path, { headers: editor.headers })).status()).toBe(200)
  const standing = await request.get(`/api/my/recipes/${Id}/publication`, { headers })
  return ((await standing.json()) as Publication).Published?.Id ?? 0
}
