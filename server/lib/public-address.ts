import { BlockList, isIPv6 } from 'node:net'

/** IPv4 ranges that are not public (IANA special-purpose registry). */
const NOT_PUBLIC_4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** The only public range of IPv6. */
const PUBLIC_6 = ['2000::', 3] as const
/** Exceptions in it: protocols, tunnels to IPv4, documentation. */
const NOT_PUBLIC_6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const notPublic4 = new BlockList()
for (const [network, prefix] of NOT_PUBLIC_4) notPublic4.addSubnet(network, prefix, 'ipv4')
const givenOut6 = new BlockList()
givenOut6.addSubnet(...PUBLIC_6, 'ipv6')
const notPublic6 = new BlockList()
for (const [network, prefix] of NOT_PUBLIC_6) notPublic6.addSubnet(network, prefix, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an IP address is public, and not of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address)
    ? givenOut6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
    : !notPublic4.check(address, 'ipv4')
}

/** Whether an IP address is this machine's own. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
