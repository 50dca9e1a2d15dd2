/** A full name in the two parts of an account. */
export interface NameParts {
  firstname: string
  /** Empty for a name of one word. */
  lastname: string
}

/**
 * Splits a full name for the registration: the first word, and all further ones. Spaces are trimmed and
 * collapsed.
 */
export function splitName(fullName: string): NameParts {
  const [firstname = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstname, lastname: rest.join(' ') }
}
