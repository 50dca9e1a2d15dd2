// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import {
  dismissToast,
  toast,
  toastStore,
  type ToastContent,
} from '#design-system/toast/toast-store.ts'
import { Toaster } from '#design-system/toast/toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <DesignSystemProvider language="en" messages={en}>
      <Toaster />
    </DesignSystemProvider>,
  )
})
afterEach(() => {
  act(() => toastStore.getSnapshot().forEach(({ id }) => dismissToast(id)))
  vi.useRealTimers()
})

/** The toast itself, not its announcement. */
const shown = () => document.querySelector('[data-slot=toast]')
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const show = (content: ToastContent) => act(() => void toast(content))

test('TST-01 TST-03 a toast has a title and a description, and is removed after 4.5 s', () => {
  show({ title: 'Subscribe author successfully', description: 'Mei Tanaka' })
  expect(shown()).toHaveTextContent('Subscribe author successfully')
  expect(shown()).toHaveTextContent('Mei Tanaka')
  pass(4499)
  expect(shown()).toBeInTheDocument()
  pass(1)
  expect(shown()).not.toBeInTheDocument()
})

test('TST-02 CON-31 it fades from 4 s until it is removed at 4.5 s', () => {
  show({ title: 'Saved' })
  expect(shown()).toHaveStyle('--fade-delay: 4000ms; --fade-time: 500ms')
})

test('an error stays until it is closed', () => {
  show({ title: 'Rating not saved', tone: 'error' })
  pass(60_000)
  expect(shown()).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(shown()).not.toBeInTheDocument()
})

test('identical messages are one toast', () => {
  show({ title: 'Not saved', description: 'The connection dropped.', tone: 'error' })
  show({ title: 'Not saved', description: 'The connection dropped.', tone: 'error' })
  expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(1)
  show({ title: 'Not saved', description: 'Try a shorter text.', tone: 'error' })
  expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(2)
})

test('a toast with an action stays, and the action closes it', () => {
  const onClick = vi.fn()
  show({ title: 'Removed', action: { label: 'Undo', onClick } })
  pass(60_000)
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(shown()).not.toBeInTheDocument()
})
