import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

/** Reads a path of the API, to compare a screen with its response. */
export async function responseOf<Body>(request: APIRequestContext, path: string): Promise<Body> {
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  return (await response.json()) as Body
}
