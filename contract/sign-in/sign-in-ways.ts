import { Type, type Static } from 'typebox'
import { Line } from '../account.ts'
import { Id, IsoDate, Nullable } from '../common.ts'
import { PASSKEY_NAME_MAX } from './limits.ts'

/** A passkey as its member sees it. */
export const Passkey = Type.Object({
  Id,
  /** What the member calls it. */
  Name: Type.String(),
  Added: IsoDate,
  /** Null while nobody has signed in with it. */
  LastUsed: Nullable(IsoDate),
})
/** @see {@link Passkey} (schema) */
export type Passkey = Static<typeof Passkey>

/** A provider that is set up here, as a member sees it. */
export const LinkableProvider = Type.Object({
  /** In addresses, as `Provider` of POST /signup/externalauth. */
  Name: Type.String(),
  /** What people call it. */
  Label: Type.String(),
  /** Since when the account is linked to it; null for one that is not. */
  Linked: Nullable(IsoDate),
})
/** @see {@link LinkableProvider} (schema) */
export type LinkableProvider = Static<typeof LinkableProvider>

/** Response of GET /me/sign_in: how a member signs in, and could. */
export const SignInWays = Type.Object({
  /** Whether the account has a password, and the site takes passwords. */
  HasPassword: Type.Boolean(),
  /** The newest first. */
  Passkeys: Type.Array(Passkey),
  /** Those that are set up here, in the order of the sign-in screen. */
  Providers: Type.Array(LinkableProvider),
})
/** @see {@link SignInWays} (schema) */
export type SignInWays = Static<typeof SignInWays>

/** Body of PATCH /me/passkeys/{id}. Blanks around the name do not count. */
export const PasskeyName = Type.Object({ Name: Line(PASSKEY_NAME_MAX) })

/** Path of the calls about one provider. */
export const LinkedProviderParams = Type.Object({ provider: Type.String() })

/** Response of the call that begins to link a provider: where the browser goes. */
export const LinkStart = Type.Object({ Address: Type.String() })

/** Body of POST /signup/externallink: what came back from the provider. */
export const LinkBody = Type.Object({ Provider: Type.String(), Token: Type.String() })
