/** Where the token lies in local storage: signed in means that it is there (STA-03). */
export const TOKEN_KEY = 'simmer.token'

/** The stored token, or null for a visitor and where storage is forbidden. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}
