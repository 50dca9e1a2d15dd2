/** The names of an account. */
interface Names {
  first_name: string
  last_name: string
  username: string
}

/** The full name of an account, or its username without one. */
export function fullName({ first_name, last_name, username }: Names): string {
  return `${first_name} ${last_name}`.trim() || username
}
