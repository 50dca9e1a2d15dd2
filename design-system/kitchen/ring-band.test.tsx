// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { en } from '#design-system/messages/en.ts'
import { RingBand } from './ring-band.tsx'

function Kitchen({ isRinging }: { isRinging: boolean }) {
  return (
    <DesignSystemProvider language="en" messages={en}>
      <textarea aria-label="Note" />
      <button type="button">Next</button>
      {isRinging && (
        <RingBand
          name="Rice"
          picture={{ src: null }}
          seconds={0}
          onStop={() => undefined}
          focusStop
        />
      )}
    </DesignSystemProvider>
  )
}

/** The element that has the focus once a timer rings. */
function focusedBy(ring: HTMLElement, rerender: (part: React.ReactElement) => void) {
  ring.focus()
  rerender(<Kitchen isRinging />)
  return document.activeElement
}

afterEach(() => document.body.replaceChildren())

test('a bell takes the focus from a button, so that Space stops it', () => {
  const { rerender } = render(<Kitchen isRinging={false} />)
  const focused = focusedBy(screen.getByRole('button', { name: 'Next' }), rerender)
  expect(focused).toBe(screen.getByRole('button', { name: 'Stop' }))
})

test('a bell leaves the focus in a field, so that letters go on into it', () => {
  const { rerender } = render(<Kitchen isRinging={false} />)
  const note = screen.getByLabelText('Note')
  expect(focusedBy(note, rerender)).toBe(note)
})
