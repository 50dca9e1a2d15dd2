import { expect, test } from 'vitest'
import { cut } from './cut.ts'

const LIMIT = { limit: 17, keep: 14, tail: '...' }

test('a name that fits is shown with its soft hyphens', () => {
  expect(cut('Kardamomschnecken', LIMIT, 'Kardamom\u00ADschnecken')).toEqual({
    shown: 'Kardamom\u00ADschnecken',
    full: undefined,
  })
})

test('a longer name is cut by its letters, without soft hyphens', () => {
  expect(cut('Kardamomschneckenkuchen', LIMIT, 'Kardamom\u00ADschnecken\u00ADkuchen')).toEqual({
    shown: 'Kardamomschnec...',
    full: 'Kardamomschneckenkuchen',
  })
})
