import { expect, test } from 'vitest'
import { SHARE_NETWORKS, shareUrl } from '#design-system/share-modal/share-modal.logic.ts'

const content = {
  url: 'https://simmer.example/cookbooks/7?lang=de',
  title: 'Süß & salzig: 100 % Gemüse',
}

test.each(SHARE_NETWORKS)('SHR-01 %s gets the complete URL of the page', (network) => {
  const { searchParams } = new URL(shareUrl(network, content))
  expect([...searchParams.values()].join(' ')).toContain(content.url)
})

test.each(SHARE_NETWORKS.filter((network) => network !== 'facebook'))(
  'SHR-02 %s gets the title, too',
  (network) => {
    const { searchParams } = new URL(shareUrl(network, content))
    expect([...searchParams.values()].join(' ')).toContain(content.title)
  },
)

test('each network gets its own parameters', () => {
  const plain = { url: 'https://a.example/1', title: 'A b' }
  const url = 'https%3A%2F%2Fa.example%2F1'
  expect(Object.fromEntries(SHARE_NETWORKS.map((it) => [it, shareUrl(it, plain)]))).toEqual({
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://x.com/intent/post?url=${url}&text=A%20b`,
    whatsapp: `https://wa.me/?text=A%20b%20${url}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?url=${url}&description=A%20b`,
    telegram: `https://t.me/share/url?url=${url}&text=A%20b`,
    email: `mailto:?subject=A%20b&body=${url}`,
  })
})
