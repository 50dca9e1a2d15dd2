import type { Config } from '#server/config.ts'
import type { App } from './app-type.ts'

/** Whether the address that is `hop` steps away, from 0, is a proxy. */
type TrustedHops = (address: string, hop: number) => boolean

/**
 * `TRUST_PROXY` as Fastify takes it.
 * @param setting `true`, `false`, a number of proxies, or addresses separated by commas
 */
export function trustProxyOf(setting: string): boolean | string | TrustedHops {
  if (setting === 'true') return true
  if (setting === 'false') return false
  if (!/^\d+$/.test(setting)) return setting
  const proxies = Number(setting)
  return (_address, hop) => hop < proxies
}

/**
 * Warning for the start that `TRUST_PROXY=true` trusts every client; undefined for other settings.
 */
export function proxyNotice({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string | undefined {
  if (TRUST_PROXY !== 'true') return undefined
  return 'TRUST_PROXY=true believes every X-Forwarded-For: behind a proxy that appends to it, anybody can pass any rate limit. Set the number of proxies instead.'
}

/**
 * Logs once when a request comes through a proxy that is not trusted: all visitors then share one
 * rate limit. Only in production, because elsewhere it does not matter.
 */
export function warnOfProxy(
  app: App,
  { TRUST_PROXY, PUBLIC_ORIGIN }: Pick<Config, 'TRUST_PROXY' | 'PUBLIC_ORIGIN'>,
): void {
  const isProduction =
    process.env.NODE_ENV === 'production' || PUBLIC_ORIGIN?.startsWith('https:') === true
  if (TRUST_PROXY !== 'false' || !isProduction) return
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      app.log.warn(
        'A request came with X-Forwarded-For, which is ignored: TRUST_PROXY is false. Behind a proxy all visitors then share one rate limit.',
      )
    }
    done()
  })
}
