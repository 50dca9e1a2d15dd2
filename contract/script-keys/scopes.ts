/**
 * What a script key may do, one by one; none includes another. Nothing that publishes, shares, moves into
 * the bin or deletes for good has a scope, nor has anything about the account, its keys or its subscriptions.
 */
export const SCOPES = [
  'lists:read',
  'lists:write',
  'recipes:read',
  'recipes:write',
  'cooked:read',
  'week:read',
  'week:write',
] as const

/** One of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number]
