import { expect, test, vi } from 'vitest'
import { composeProps } from '#design-system/lib/compose-props.ts'

test('both handlers run, that of the guest first, with the same arguments', () => {
  const calls: string[] = []
  const { onBlur } = composeProps(
    { onBlur: (text: string) => void calls.push(`guest ${text}`) },
    { onBlur: (text) => void calls.push(`own ${text}`) },
  )
  onBlur('left')
  expect(calls).toEqual(['guest left', 'own left'])
})

test('a guest without a handler, or with one that is undefined, changes nothing', () => {
  const onClick = vi.fn()
  const guest: { onClick?: () => void } = { onClick: undefined }
  composeProps(guest, { onClick }).onClick?.()
  composeProps<typeof guest>({}, { onClick }).onClick?.()
  expect(onClick).toHaveBeenCalledTimes(2)
})

test("other props are the guest's where there are any, and handlers of the guest alone are kept", () => {
  const onFocus = vi.fn()
  const guest: { type?: string; role?: string; onFocus: () => void } = { type: 'search', onFocus }
  const { type, role, onFocus: focused } = composeProps(guest, { type: 'text', role: 'combobox' })
  expect({ type, role, focused }).toEqual({ type: 'search', role: 'combobox', focused: onFocus })
})
