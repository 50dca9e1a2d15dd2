// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePlaysFilms } from '#design-system/sequence-player/use-plays-films.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['probably', true],
  ['maybe', true],
  ['', false],
] as const)('VID-19 a browser that answers %j about MP4 plays films: %s', (answer, plays) => {
  const canPlayType = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(answer)
  expect(renderHook(() => usePlaysFilms()).result.current).toBe(plays)
  expect(canPlayType).toHaveBeenCalledWith('video/mp4')
})

test('VID-19 a browser without video plays no films', () => {
  vi.spyOn(document, 'createElement').mockImplementationOnce(() => ({}) as unknown as HTMLElement)
  const { result } = renderHook(() => usePlaysFilms(), { container: document.body })
  expect(result.current).toBe(false)
})
