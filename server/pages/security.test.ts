import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, newNonce } from './security.ts'

test('a page runs its own files and exactly one inline script', () => {
  const policy = contentSecurityPolicy({ inlineScript: 'hello()' })('abc')
  const hash = createHash('sha256').update('hello()').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain(`style-src-elem 'self' 'nonce-abc';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('media from another origin are allowed only when they are configured', () => {
  const mediaOrigin = 'https://media.simmer.example'
  expect(contentSecurityPolicy({ inlineScript: '' })('n')).not.toContain('https:')
  const policy = contentSecurityPolicy({ inlineScript: '', mediaOrigin })('n')
  expect(policy).toContain(`media-src 'self' blob: ${mediaOrigin}`)
})

test('pageviews may be sent to their service only, and only when there is one', () => {
  const analyticsOrigin = 'https://count.example'
  expect(contentSecurityPolicy({ inlineScript: '' })('n')).toContain(`connect-src 'self';`)
  const policy = contentSecurityPolicy({ inlineScript: '', analyticsOrigin })('n')
  expect(policy).toContain(`connect-src 'self' ${analyticsOrigin};`)
  expect(policy.split(analyticsOrigin)).toHaveLength(2)
})

test('the country may be asked for only where there is a service for it', () => {
  const geoOrigin = 'https://where.example'
  const policy = contentSecurityPolicy({ inlineScript: '', geoOrigin })('n')
  expect(policy).toContain(`connect-src 'self' ${geoOrigin};`)
  expect(policy.split(geoOrigin)).toHaveLength(2)
})

test('every answer has a nonce of its own', () => {
  expect(newNonce()).not.toBe(newNonce())
})
