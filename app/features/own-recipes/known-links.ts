import { API_BASE } from '#app/lib/api/call.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'

/** Links that are remembered at most. */
const MOST = 50

const stored = createStoredText('simmer.links')

/** Pairs of a recipe's id and its token, the latest first. */
function parse(text: string | null): [id: string, token: string][] {
  return (text ?? '')
    .split(' ')
    .map((pair) => pair.split(':'))
    .flatMap(([id, token]) => (id && token ? [[id, token]] : []))
}

/** The address of a recipe for whoever has its link. */
export function linkPath(token: string): string {
  return ADDRESSES.unlisted.path.replace(':token', token)
}

/** Remembers on this device that a recipe was opened by its link, so that its kitchen opens, too. */
export function rememberLink(id: Id, token: string): void {
  const others = parse(stored.read()).filter(([other]) => other !== String(id))
  const all = [[String(id), token], ...others].slice(0, MOST)
  stored.write(all.map((pair) => pair.join(':')).join(' '))
}

/** The token of a recipe that was opened by its link on this device. */
export function useKnownLink(id: Id): string | undefined {
  return parse(stored.use()).find(([known]) => known === String(id))?.[1]
}

const OWN = new RegExp(`^${API_BASE}/my/recipes/\\d+(?=(?:/(?:ingredient|howto))?(?:\\?|$))`)
const FILM = new RegExp(`^${API_BASE}/video/(\\d+)(?=/action\\?)`)

/** The key of a call that reads a recipe or its film by its link, in place of one that reads it as a member. */
export function linkKey(key: string, token: string): string {
  const linked = () => `${API_BASE}/unlisted/${encodeURIComponent(token)}`
  return key.replace(OWN, linked).replace(FILM, (own, id) => (isOwnId(Number(id)) ? linked() : own))
}
