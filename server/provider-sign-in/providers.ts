import { PROVIDERS, type Provider } from '#contract/provider-sign-in.ts'
import type { SessionOrigin } from '#server/accounts/tokens.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { answerNotFound } from '#server/http/error-handler.ts'
import { siteOrigin } from '#server/http/origin.ts'
import { ProviderClient } from './provider-client.ts'
import { type ProviderSettings, providerSettings } from './provider-settings.ts'

/** The providers of this site, and how they are reached. One for all routes: what was discovered is kept in it. */
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
  /** Where a provider sends the browser back to. */
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

/** Finds where sessions end. Whoever signs out is signed out here, whatever the provider answers. */
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
