import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clockTolerance,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { type Identity, identityOf, IdentityError } from './identity.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** What makes one sign-in different from every other. */
export interface SignInSecrets {
  state: string
  nonce: string
  /** The PKCE verifier. */
  verifier: string
}

/** Seconds that a provider may take for an answer. */
const TIMEOUT_S = 5
/** Seconds that the clocks of a provider and of this machine may differ. */
const CLOCKS_S = 30

/**
 * A provider that people sign in at: authorisation code with PKCE, state and nonce (RFC 9700, OpenID
 * Connect Core), and an ID token whose signature is checked.
 */
export class ProviderClient {
  readonly #settings: ProviderSettings
  #configuration: Promise<Configuration> | undefined

  constructor(settings: ProviderSettings) {
    this.#settings = settings
  }

  /**
   * Where the browser goes to sign in.
   * @throws when the provider does not answer
   */
  async address(redirectUri: string, { state, nonce, verifier }: SignInSecrets): Promise<string> {
    const { href } = buildAuthorizationUrl(await this.#configure(), {
      redirect_uri: redirectUri,
      scope: this.#settings.scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return href
  }

  /**
   * Who has signed in.
   * @param callback the whole address that the provider sent the browser to
   * @throws when the provider does not answer, or anything it says is not as it must be
   */
  async identity(callback: string, { state, nonce, verifier }: SignInSecrets): Promise<Identity> {
    const tokens = await authorizationCodeGrant(await this.#configure(), new URL(callback), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new IdentityError('There is no ID token.')
    return identityOf(claims, this.#settings.trustsAddress)
  }

  async #configure(): Promise<Configuration> {
    const known = (this.#configuration ??= configure(this.#settings))
    try {
      return await known
    } catch (error) {
      // Asked again the next time: the provider may have been down.
      if (this.#configuration === known) this.#configuration = undefined
      throw error
    }
  }
}

async function configure(settings: ProviderSettings): Promise<Configuration> {
  const { clientId, clientSecret, issuer, metadata } = settings
  const client = { client_secret: clientSecret, [clockTolerance]: CLOCKS_S }
  if (metadata) {
    const configuration = new Configuration(metadata, clientId, client)
    configuration.timeout = TIMEOUT_S
    enableNonRepudiationChecks(configuration)
    return configuration
  }
  return await discovery(new URL(issuer), clientId, client, undefined, {
    timeout: TIMEOUT_S,
    // A stand-in for tests may speak http; config.ts refuses stand-ins in production.
    execute: [
      enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ],
  })
}
