// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { memo, type MouseEvent } from 'react'
import { expect, test } from 'vitest'
import { useSteady } from './use-steady.ts'

interface RowProps {
  actions: { count: () => number }
  onRender: () => void
}

const Row = memo(function Row({ actions, onRender }: RowProps) {
  onRender()
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.title = `count ${actions.count()}`
  }
  return <button onClick={show}>Count</button>
})

function List({ count, onRender }: { count: number; onRender: () => void }) {
  return <Row actions={useSteady({ count: () => count })} onRender={onRender} />
}

test('what gets a steady object is rendered once, and calls what was rendered last', () => {
  let renders = 0
  const onRender = () => void (renders += 1)
  const { rerender } = render(<List count={1} onRender={onRender} />)
  rerender(<List count={2} onRender={onRender} />)
  const button = screen.getByRole('button')
  button.click()
  expect([button.title, renders]).toEqual(['count 2', 1])
})
