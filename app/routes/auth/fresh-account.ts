/** E-mail and password of an account that was made a moment ago. */
export interface FreshAccount {
  email: string
  password: string
}

let account: FreshAccount | undefined

/** Remembers an account for the next screen, in memory alone: a reload forgets the password. */
export function rememberFreshAccount(fresh: FreshAccount): void {
  account = fresh
}

/** The account to sign in with; undefined the second time. */
export function takeFreshAccount(): FreshAccount | undefined {
  const fresh = account
  account = undefined
  return fresh
}
