import { keyOf } from '#app/lib/api/keys.ts'

/** The keys of the host's page. They are not among those of every page. */
export const hostKeys = {
  /** How the site is. */
  overview: () => keyOf('/host', {}),
  /** Who may register, and who is invited. */
  registration: () => keyOf('/host/registration', {}),
}
