// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useBlobUrl } from './use-blob-url.ts'

test('the URL of a file is revoked once another one is chosen, and when the form closes', () => {
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const [first, second] = [new Blob(['1']), new Blob(['2'])]
  const { result, rerender, unmount } = renderHook((file?: Blob) => useBlobUrl(file))
  expect(result.current).toBeUndefined()

  rerender(first)
  expect(result.current).toBe('blob:1')
  expect(revoke).not.toHaveBeenCalled()
  rerender(second)
  expect(result.current).toBe('blob:2')
  expect(revoke.mock.calls).toEqual([['blob:1']])
  unmount()
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']])
})
