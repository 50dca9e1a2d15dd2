import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

/** What the API answers to a path, for comparing a screen with it. */
export async function answerOf<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Answer
}
