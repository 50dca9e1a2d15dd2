import type { Passkey, SignInWays } from '#contract/sign-in/sign-in-ways.ts'

/** A day of the past that reads the same whenever the story is shown. */
const LONG_AGO = '2024-03-09T10:00:00.000Z'

/** A passkey of a phone. */
export function passkeyWith(parts: Partial<Passkey> = {}): Passkey {
  return { Id: 2, Name: 'My phone', Added: LONG_AGO, LastUsed: LONG_AGO, ...parts }
}

/** What a member has who signs in in many ways. */
export const SIGN_IN_WAYS: SignInWays = {
  HasPassword: true,
  Passkeys: [
    passkeyWith(),
    passkeyWith({
      Id: 1,
      Name: 'Sicherheitsschlüssel, der in der Schublade neben dem Herd liegt',
      LastUsed: null,
    }),
  ],
  Providers: [
    { Name: 'town', Label: 'Town card', Linked: LONG_AGO },
    { Name: 'Google', Label: 'Google', Linked: null },
  ],
}
