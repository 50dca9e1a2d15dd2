import { API_BASE } from '#app/lib/api/call.ts'

const OWN = new RegExp(`^${API_BASE}/my/recipes/\\d+(?=(?:/(?:ingredient|howto))?(?:\\?|$))`)

/** The key of a call that reads a recipe by its link, in place of one that reads it as a member. */
export function linkKey(key: string, token: string): string {
  return key.replace(OWN, () => `${API_BASE}/unlisted/${encodeURIComponent(token)}`)
}
