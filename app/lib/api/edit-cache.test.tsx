// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { ofEach, useCacheEditor, type CacheEditor } from './edit-cache.ts'
import { RECIPE_KEYS } from './key-test.ts'
import { keys } from './keys.ts'
import { useKey } from './use-key.ts'

const LIST = keys.recipePage(1, 1)
const ONE = keys.recipe(7, 1)

/** A screen that reads both keys; `answer` responds to the pending requests. */
function startScreen(fallback: Record<string, unknown> = {}) {
  const asked: { key: string; answer: (data: unknown) => void }[] = []
  const fetcher = (key: string) =>
    new Promise((resolve) => void asked.push({ key, answer: resolve }))
  let editor: CacheEditor | undefined
  function Screen() {
    editor = useCacheEditor()
    const list = useKey(LIST).data
    const one = useKey(ONE).data
    return <p>{[...(list ?? []), ...(one ? [one] : [])].map(({ Name }) => Name).join(' ')}</p>
  }
  const Around = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), fetcher, fallback, dedupingInterval: 0 }}>
      {children}
    </SWRConfig>
  )
  render(<Screen />, { wrapper: Around })
  const answer = async (key: string, data: unknown) => {
    const call = asked.findLast((it) => it.key === key)
    await act(async () => call?.answer(data))
  }
  const edit = (id: number, Name: string) =>
    act(() =>
      editor?.edit(
        RECIPE_KEYS,
        ofEach(id, (item) => ({ ...item, Name })),
      ),
    )
  return { asked, answer, edit, text: () => screen.getByRole('paragraph').textContent }
}

test('a change shows in lists and on its page, without a call', async () => {
  const { asked, answer, edit, text } = startScreen()
  await answer(LIST, [
    { Id: 6, Name: 'six' },
    { Id: 7, Name: 'seven' },
  ])
  await answer(ONE, { Id: 7, Name: 'seven' })
  expect(text()).toBe('six seven seven')
  edit(7, 'changed')
  expect(text()).toBe('six changed changed')
  expect(asked).toHaveLength(2)
})

test('a response requested before the change does not undo it', async () => {
  // As for members: the page contains responses, which are then revalidated.
  const { asked, answer, edit, text } = startScreen({ [ONE]: { Id: 7, Name: 'page' } })
  expect(text()).toBe('page')
  const old = asked.find(({ key }) => key === ONE)
  edit(7, 'changed')
  expect(text()).toBe('changed')
  await act(async () => old?.answer({ Id: 7, Name: 'old' }))
  expect(text()).toBe('changed')
  await answer(ONE, { Id: 7, Name: 'new' })
  expect(text()).toBe('new')
})
