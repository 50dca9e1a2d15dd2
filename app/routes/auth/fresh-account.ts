/** E-mail and password of an account that has just been created. */
export interface FreshAccount {
  email: string
  password: string
}

let account: FreshAccount | undefined

/** Stores an account for the next screen, only in memory because of the password. */
export function rememberFreshAccount(fresh: FreshAccount): void {
  account = fresh
}

/** Returns the stored account once; undefined after that. */
export function takeFreshAccount(): FreshAccount | undefined {
  const fresh = account
  account = undefined
  return fresh
}
