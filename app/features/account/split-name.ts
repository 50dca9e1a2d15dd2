/** A full name in the two parts that accounts have. */
export interface NameParts {
  firstname: string
  /** Empty for a name of one word. */
  lastname: string
}

/**
 * Splits a full name for registering: the first word, and all that follows. Spaces around and between
 * the words count once (AUT-23, D-12).
 */
export function splitName(fullName: string): NameParts {
  const [firstname = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstname, lastname: rest.join(' ') }
}
