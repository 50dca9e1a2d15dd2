// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { show } from '#tests/support/show.tsx'
import { alert, confirm } from './ask.ts'
import { Dialogs } from './dialogs.tsx'

// Loads the code before the tests, whose timeouts should not include it.
beforeAll(() => import('./asked-dialog.tsx'))

/** Opens a dialog inside `act`. */
function open<Result>(ask: () => Promise<Result>): Promise<Result> {
  let answer!: Promise<Result>
  act(() => {
    answer = ask()
  })
  return answer
}

test('an alert stays until it is dismissed', async () => {
  show(<Dialogs />)
  const closed = open(() => alert('Data are null'))
  expect(await screen.findByRole('alertdialog', { name: 'Data are null' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await closed
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test.for([
  ['Entfernen', true],
  ['Abbrechen', false],
] as const)('a question is answered by %s', async ([name, isConfirmed]) => {
  show(<Dialogs />, { language: 'de' })
  const answer = open(() => confirm({ title: 'Sicher?', confirmLabel: 'Entfernen' }))
  await screen.findByRole('alertdialog', { name: 'Sicher?' })
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await answer).toBe(isConfirmed)
})

test('Escape declines, and a second dialog waits for the first', async () => {
  show(<Dialogs />)
  const first = open(() => confirm({ title: 'First', confirmLabel: 'Yes' }))
  const second = open(() => alert('Second'))
  await screen.findByRole('alertdialog', { name: 'First' })
  await userEvent.keyboard('{Escape}')
  expect(await first).toBe(false)
  await screen.findByRole('alertdialog', { name: 'Second' })
  await userEvent.keyboard('{Enter}')
  await second
})
