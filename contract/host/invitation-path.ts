/**
 * Where whoever has the token of an invitation registers. The token is behind the #, which browsers send to no server.
 *
 * @param query of the address, with its question mark
 */
export function invitationPath(token: string, query = ''): string {
  return `/auth/new${query}#invitation=${token}`
}
