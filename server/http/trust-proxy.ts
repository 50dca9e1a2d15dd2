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
