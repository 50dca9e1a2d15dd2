import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, newNonce, type PolicyOptions } from './security.ts'

/** The policy of a page with the nonce "n". */
const policyOf = (options: Partial<PolicyOptions> = {}) =>
  contentSecurityPolicy({ inlineScript: '', inlineStyles: '', ...options })('n')
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page runs its own files and exactly one inline script', () => {
  const policy = policyOf({ inlineScript: 'hello()' })
  expect(policy).toContain(`script-src 'self' ${sha256('hello()')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('a page takes its own style sheet, and later ones that carry the nonce', () => {
  const policy = policyOf({ inlineStyles: 'body{}' })
  expect(policy).toContain(`style-src-elem 'self' ${sha256('body{}')} 'nonce-n';`)
  expect(policy).not.toMatch(/style-src-elem[^;]*unsafe/)
})

test('media from another origin are allowed only when they are configured', () => {
  const mediaOrigin = 'https://media.simmer.example'
  expect(policyOf()).not.toContain('https:')
  const policy = policyOf({ mediaOrigin })
  expect(policy).toContain(`media-src 'self' blob: ${mediaOrigin}`)
})

test('pageviews may be sent to their service only, and only when there is one', () => {
  const analyticsOrigin = 'https://count.example'
  expect(policyOf()).toContain(`connect-src 'self';`)
  const policy = policyOf({ analyticsOrigin })
  expect(policy).toContain(`connect-src 'self' ${analyticsOrigin};`)
  expect(policy.split(analyticsOrigin)).toHaveLength(2)
})

test('the country may be asked for only where there is a service for it', () => {
  const geoOrigin = 'https://where.example'
  const policy = policyOf({ geoOrigin })
  expect(policy).toContain(`connect-src 'self' ${geoOrigin};`)
  expect(policy.split(geoOrigin)).toHaveLength(2)
})

test('every answer has a nonce of its own', () => {
  expect(newNonce()).not.toBe(newNonce())
})
