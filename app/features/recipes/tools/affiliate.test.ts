import { expect, test } from 'vitest'
import { affiliateHref } from './affiliate.ts'

test('a tool links to its shop', () => {
  expect(affiliateHref({ AffiliateLink: 'https://example.org/tools/whisk' })).toBe(
    'https://example.org/tools/whisk',
  )
})

test("RCD-21 a tool without a shop, or with an invalid address, links to '#'", () => {
  for (const AffiliateLink of [null, '', 'whisk', '//example.org', 'javascript:alert(1)']) {
    expect(affiliateHref({ AffiliateLink })).toBe('#')
  }
})
