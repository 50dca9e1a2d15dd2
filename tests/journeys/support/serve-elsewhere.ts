/**
 * The server of journeys that leave the site: the built app with an empty database, an OpenID provider
 * in place of Google, of Facebook and as the town's, and mail in an outbox. It is separate from the server of
 * the other journeys, because such providers are refused in production. Each line of its input is the person who
 * sits at the provider from then on, as JSON, and is answered by a line.
 */
import { createInterface } from 'node:readline'
import { readConfig } from '#server/config.ts'
import { builtPages } from '#server/pages/serve.ts'
import { run } from '#server/run.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type Person, startOpenIdPeer } from '#tests/support/openid-provider.ts'

const port = await freePort()
const origin = `http://localhost:${port}`
const peer = await startOpenIdPeer({
  asks: true,
  redirectUris: ['google', 'facebook', 'town'].map(
    (name) => `${origin}/api/signup/external/${name}/callback`,
  ),
  afterSignOut: [`${origin}/`],
})
const config = readConfig({
  ...process.env,
  PORT: String(port),
  TRUST_PROXY: 'true',
  GOOGLE_CLIENT_ID: peer.clientId,
  GOOGLE_CLIENT_SECRET: peer.clientSecret,
  GOOGLE_ISSUER: peer.issuer,
  FACEBOOK_APP_ID: peer.clientId,
  FACEBOOK_APP_SECRET: peer.clientSecret,
  FACEBOOK_ISSUER: peer.issuer,
  OIDC_PROVIDERS: JSON.stringify([
    {
      name: 'town',
      label: 'Town card',
      issuer: peer.issuer,
      clientId: peer.clientId,
      clientSecret: peer.clientSecret,
      endsSession: true,
    },
  ]),
})
await run(config, { pages: builtPages(config) })
console.log(JSON.stringify({ origin, provider: peer.issuer }))
createInterface({ input: process.stdin }).on('line', (line) => {
  peer.person = JSON.parse(line) as Person
  console.log('done')
})
