import { expect, test } from 'vitest'
import { affiliateHref } from './affiliate.ts'

test('a tool leads to its shop', () => {
  expect(affiliateHref({ AffiliateLink: 'https://example.org/tools/whisk' })).toBe(
    'https://example.org/tools/whisk',
  )
})

test("RCD-21 a tool without a shop, or with an address that is none, leads to '#'", () => {
  for (const AffiliateLink of [null, '', 'whisk', '//example.org', 'javascript:alert(1)']) {
    expect(affiliateHref({ AffiliateLink })).toBe('#')
  }
})
