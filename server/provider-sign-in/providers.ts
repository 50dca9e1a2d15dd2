import { PROVIDERS, type Provider } from '#contract/provider-sign-in.ts'
import type { SessionOrigin } from '#server/accounts/tokens.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { answerNotFound } from '#server/http/error-handler.ts'
import { siteOrigin } from '#server/http/origin.ts'
import { ProviderClient } from './provider-client.ts'
import { type ProviderSettings, providerSettings } from './provider-settings.ts'

/** The providers of this site with their clients. Shared by all routes, because clients cache discovery documents. */
export interface Providers {
  settings: ReadonlyMap<Provider, ProviderSettings>
  clientOf: (provider: Provider) => ProviderClient | undefined
  /**
   * A provider by its name in an address, whether or not it is set up.
   * @throws {ApiError} `NotFound`
   */
  named: (name: string) => Provider
  /** Scheme and host of this site. */
  origin: () => string
  /** The redirect URI of a provider. */
  callbackAddress: (provider: Provider) => string
}

/** Opens the providers of the settings. */
export function openProviders(app: App, config: Config): Providers {
  const settings = providerSettings(config)
  const clients = new Map([...settings].map(([name, one]) => [name, new ProviderClient(one)]))
  const origin = siteOrigin(app, config)
  return {
    settings,
    clientOf: (provider) => clients.get(provider),
    named: (name) =>
      PROVIDERS.find((provider) => provider.toLowerCase() === name) ??
      (settings.has(name) ? name : answerNotFound()),
    origin,
    callbackAddress: (provider) =>
      `${origin()}/api/signup/external/${provider.toLowerCase()}/callback`,
  }
}

/** Finds the sign-out URL of a session's provider. Failures are logged: signing out here must not depend on them. */
export function endAddressOf(app: App, { clientOf, origin }: Providers) {
  return async ({ provider, idToken }: SessionOrigin): Promise<string | undefined> => {
    try {
      return await clientOf(provider)?.endAddress(idToken, `${origin()}/`)
    } catch (error) {
      app.log.warn({ err: error, provider }, 'the session at the provider could not be ended')
      return undefined
    }
  }
}
