// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LoadImage } from '#design-system/sequence-player/player.types.ts'
import { usePicture } from '#design-system/sequence-player/use-picture.ts'

interface Props {
  src: string | null
  load?: LoadImage
}

const picture = (initialProps: Props) =>
  renderHook(({ src, load }: Props) => usePicture(src, load), { initialProps })

test('without a loader the picture is its own address, or none', () => {
  const { result, rerender } = picture({ src: '/1.webp' })
  expect(result.current).toBe('/1.webp')
  rerender({ src: null })
  expect(result.current).toBeNull()
})

test('VID-28 a picture is fetched by the loader, and unknown until it has arrived', async () => {
  const load = vi.fn(async (src: string) => `blob:${src}`)
  const { result, rerender } = picture({ src: '/1.webp', load })
  expect(result.current).toBeUndefined()
  await act(async () => undefined)
  expect(result.current).toBe('blob:/1.webp')
  rerender({ src: '/2.webp', load })
  expect(result.current).toBeUndefined()
  await act(async () => undefined)
  expect(result.current).toBe('blob:/2.webp')
  rerender({ src: null, load })
  expect(result.current).toBeNull()
  expect(load.mock.calls).toEqual([['/1.webp'], ['/2.webp']])
})

test('a picture that fails to load is none', async () => {
  const load = vi.fn().mockRejectedValue(new Error('offline'))
  const { result } = picture({ src: '/1.webp', load })
  await act(async () => undefined)
  expect(result.current).toBeNull()
})

test('a picture that arrives after the next one was asked for is ignored', async () => {
  const first = Promise.withResolvers<string>()
  const load = vi.fn(async (src: string) => (src === '/1.webp' ? await first.promise : 'blob:2'))
  const { result, rerender } = picture({ src: '/1.webp', load })
  rerender({ src: '/2.webp', load })
  await act(async () => first.resolve('blob:1'))
  expect(result.current).toBe('blob:2')
})
