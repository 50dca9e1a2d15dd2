import type { LookupAddress } from 'node:dns'
import { expect, onTestFinished, test } from 'vitest'
import { startNameServer } from '#tests/support/name-server.ts'
import { PushAddresses } from './push-addresses.ts'
import { REAL_EDGE } from './push-edge.ts'

/** What a server that asks this name server decides. */
function addressesBy(nameServer: string): PushAddresses {
  const addresses = new PushAddresses({ ...REAL_EDGE, nameServers: [nameServer] })
  onTestFinished(() => addresses.close())
  return addresses
}

/** What a connection to a name is told. */
async function connect(addresses: PushAddresses, host: string): Promise<LookupAddress[]> {
  return await new Promise((resolve, reject) => {
    addresses.lookup(host, { all: true }, (error, found) => {
      if (error) reject(error)
      else resolve(found as LookupAddress[])
    })
  })
}

const PUBLIC = ['8.8.8.8', '8.8.4.4']

test('a name with public addresses alone is allowed, and connected to by those', async () => {
  const { address } = await startNameServer(() => PUBLIC)
  const addresses = addressesBy(address)
  expect(await addresses.isAllowed('https://push.example/1')).toBe(true)
  expect(await connect(addresses, 'push.example')).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '8.8.4.4', family: 4 },
  ])
})

test('a name with one private address is refused, and so is one without any', async () => {
  const { address } = await startNameServer((name) =>
    name === 'mixed.example' ? ['8.8.8.8', '10.0.0.1'] : [],
  )
  const addresses = addressesBy(address)
  for (const host of ['mixed.example', 'unknown.example']) {
    expect(await addresses.isAllowed(`https://${host}/1`)).toBe(false)
    await expect(connect(addresses, host)).rejects.toThrow(host)
  }
})

test('a name that changes to a private address is connected to by what was checked', async () => {
  const meanings = [PUBLIC, ['127.0.0.1']]
  const { address } = await startNameServer(() => meanings[0])
  const addresses = addressesBy(address)
  expect(await addresses.isAllowed('https://push.example/1')).toBe(true)
  meanings.shift()
  const found = await connect(addresses, 'push.example')
  expect(found.map((one) => one.address)).toEqual(PUBLIC)
  // Another process, or the same one later, asks anew.
  await expect(connect(addressesBy(address), 'push.example')).rejects.toMatchObject({
    name: 'ForbiddenAddressError',
  })
})

test('concurrent and repeated lookups of a host send one DNS query', async () => {
  const { address, asked } = await startNameServer(() => PUBLIC)
  const addresses = addressesBy(address)
  const ask = async () => await addresses.isAllowed('https://push.example/1')
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([true, true, true])
  await addresses.isAllowed('https://PUSH.example./2')
  expect(asked).toEqual(['push.example'])
})

test('a failure is not remembered', async () => {
  const meanings = [[], PUBLIC]
  const { address } = await startNameServer(() => meanings[0])
  const addresses = addressesBy(address)
  expect(await addresses.isAllowed('https://push.example/1')).toBe(false)
  meanings.shift()
  expect(await addresses.isAllowed('https://push.example/1')).toBe(true)
})

test('a name that nobody answers for is given up and does not hold up another', async () => {
  const { address } = await startNameServer((name) =>
    name === 'silent.example' ? undefined : PUBLIC,
  )
  const addresses = addressesBy(address)
  const ended: string[] = []
  const ask = async (host: string) => {
    const isAllowed = await addresses.isAllowed(`https://${host}/1`)
    ended.push(host)
    return isAllowed
  }
  const answers = await Promise.all([ask('silent.example'), ask('push.example')])
  expect(answers).toEqual([false, true])
  expect(ended).toEqual(['push.example', 'silent.example'])
})

test('of a flood of names that nobody answers for, those beyond fifty fail at once', async () => {
  const { address, asked } = await startNameServer(() => undefined)
  const addresses = addressesBy(address)
  const flood = Array.from({ length: 60 }, async (_, index) => {
    return await addresses.isAllowed(`https://${index}.example/1`)
  })
  expect(await Promise.all(flood)).toEqual(Array(60).fill(false))
  expect(new Set(asked).size).toBe(50)
})

test('closing cancels pending lookups', async () => {
  const { address } = await startNameServer(() => undefined)
  const addresses = addressesBy(address)
  const asking = connect(addresses, 'silent.example')
  addresses.close()
  await expect(asking).rejects.toThrow('silent.example')
})

test.for(['https://push.example:8443/1', 'https://push.example:22/1', 'http://push.example:443/1'])(
  '%s is refused: messages go to port 443 by https',
  async (endpoint) => {
    const { address, asked } = await startNameServer(() => PUBLIC)
    const addresses = addressesBy(address)
    expect(await addresses.isAllowed(endpoint)).toBe(false)
    expect(() => addresses.refuseForbidden(new URL(endpoint))).toThrow('push.example')
    expect(asked).toEqual([])
  },
)

test('the port may be named', async () => {
  const { address } = await startNameServer(() => PUBLIC)
  expect(await addressesBy(address).isAllowed('https://push.example:443/1')).toBe(true)
})
