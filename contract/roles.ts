import { Type, type Static } from 'typebox'

/**
 * What members may be given to do beside using Simmer: an author publishes, an editor works at the desk, an
 * admin is an editor who gives roles. A member may have several.
 */
export const ROLES = ['author', 'editor', 'admin'] as const

/** One of {@link ROLES}. */
export const Role = Type.Enum(ROLES)
/** @see {@link Role} (schema) */
export type Role = Static<typeof Role>
