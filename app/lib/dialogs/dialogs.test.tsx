// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { show } from '#tests/support/show.tsx'
import { alert, confirm } from './ask.ts'
import { Dialogs } from './dialogs.tsx'

// Its code comes late: not while the clock of a test runs.
beforeAll(() => import('./asked-dialog.tsx'))

/** Asks while React listens. */
function during<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer!: Promise<Answer>
  act(() => {
    answer = ask()
  })
  return answer
}

test('an alert stays until it is dismissed', async () => {
  show(<Dialogs />)
  const closed = during(() => alert('Data are null'))
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
  const answer = during(() => confirm({ title: 'Sicher?', confirmLabel: 'Entfernen' }))
  await screen.findByRole('alertdialog', { name: 'Sicher?' })
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await answer).toBe(isConfirmed)
})

test('Escape declines, and a second dialog waits for the first', async () => {
  show(<Dialogs />)
  const first = during(() => confirm({ title: 'First', confirmLabel: 'Yes' }))
  const second = during(() => alert('Second'))
  await screen.findByRole('alertdialog', { name: 'First' })
  await userEvent.keyboard('{Escape}')
  expect(await first).toBe(false)
  await screen.findByRole('alertdialog', { name: 'Second' })
  await userEvent.keyboard('{Enter}')
  await second
})
