import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  clockTolerance,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { type Identity, identityOf, IdentityError, linkedIdentity } from './identity.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Secrets of one sign-in. */
export interface SignInSecrets {
  state: string
  nonce: string
  /** The PKCE verifier. */
  verifier: string
}

/** Timeout of a provider in seconds. */
const TIMEOUT_S = 5
/** Tolerated clock skew in seconds. */
const CLOCKS_S = 30

/**
 * Client of a sign-in provider: authorisation code flow with PKCE, state and nonce (RFC 9700,
 * OpenID Connect Core). The ID token's signature is verified.
 */
export class ProviderClient {
  readonly #settings: ProviderSettings
  #configuration: Promise<Configuration> | undefined

  constructor(settings: ProviderSettings) {
    this.#settings = settings
  }

  /**
   * URL of the provider's sign-in page.
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
   * The identity that has signed in.
   * @param callback the full callback URL
   * @param options whether a member links it to their account; its e-mail address is not needed then
   * @throws when the provider does not answer, or its response is invalid
   */
  async identity(
    callback: string,
    { state, nonce, verifier }: SignInSecrets,
    { isLinked = false }: { isLinked?: boolean } = {},
  ): Promise<Identity> {
    const tokens = await authorizationCodeGrant(await this.#configure(), new URL(callback), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new IdentityError('There is no ID token.')
    if (isLinked) return linkedIdentity(claims)
    const idToken = this.#settings.endsSession ? tokens.id_token : undefined
    return {
      ...identityOf(claims, this.#settings),
      ...(idToken !== undefined && { idToken }),
    }
  }

  /**
   * URL at which a browser ends its session at the provider (OpenID Connect RP-Initiated Logout).
   * @param idToken ID token of the sign-in, which identifies the session
   * @param back URL to which the provider redirects afterwards
   * @returns undefined when the provider has no such URL, or `endsSession` is off
   * @throws when the provider does not answer
   */
  async endAddress(idToken: string, back: string): Promise<string | undefined> {
    if (!this.#settings.endsSession) return undefined
    const configuration = await this.#configure()
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
    return buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: back,
      id_token_hint: idToken,
    }).href
  }

  async #configure(): Promise<Configuration> {
    const known = (this.#configuration ??= configure(this.#settings))
    try {
      return await known
    } catch (error) {
      // Not cached after an error: the provider may have been down.
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
    // A test provider may use http. config.ts refuses test providers in production.
    execute: [
      enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ],
  })
}
