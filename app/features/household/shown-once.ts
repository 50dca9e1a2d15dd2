import { subscribeToToken } from '#app/lib/storage/token.ts'
import type { NewInvitation } from '#contract/household.ts'

/** Invitations by id, and tokens of links by the list's id. The server shows each only once. */
const invitations = new Map<number, NewInvitation>()
const links = new Map<number, string>()

let isFollowing = false
/** Forgets everything when somebody else signs in. */
function followToken(): void {
  if (isFollowing) return
  isFollowing = true
  subscribeToToken(() => {
    invitations.clear()
    links.clear()
  })
}

/** Remembers an invitation until the page is left. */
export function rememberInvitation(invitation: NewInvitation): void {
  followToken()
  invitations.set(invitation.Id, invitation)
}

/** The first of these invitations whose link and code this page still knows. */
export function rememberedInvitation(ids: readonly number[]): NewInvitation | undefined {
  const id = ids.find((one) => invitations.has(one))
  return id === undefined ? undefined : invitations.get(id)
}

/** Remembers the token of a link until the page is left. */
export function rememberLink(listId: number, token: string): void {
  followToken()
  links.set(listId, token)
}

/** The token of a list's link, if it was made on this page. */
export function rememberedLink(listId: number): string | undefined {
  return links.get(listId)
}
