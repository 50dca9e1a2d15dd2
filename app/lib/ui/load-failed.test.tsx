// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#tests/support/show.tsx'
import { LoadFailed } from './load-failed.tsx'

/** A list that loads at the second attempt. */
function Shelf() {
  const [tries, setTries] = useState(0)
  const onRetry = () => Promise.resolve(setTries(tries + 1))
  return (
    <section tabIndex={-1} aria-label="Shelf">
      {tries < 2 ? <LoadFailed title="No list" text="Try again." onRetry={onRetry} /> : 'A list'}
    </section>
  )
}

test('a visitor retries a failed part, and it gets the focus when it has loaded', async () => {
  show(<Shelf />)
  expect(screen.getByRole('heading', { name: 'No list' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByText('No list. Try again.')).toHaveLength(1))

  const button = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  await userEvent.click(button)
  expect(screen.getByText('A list')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Shelf' })).toHaveFocus()
})
