import { expect, test } from 'vitest'
import { distinctInitials, shownName } from './people.ts'

const person = (first_name: string, last_name = '', username = 'cook') => {
  return { first_name, last_name, username }
}

test('people are named by their first name, without one by their username', () => {
  expect(shownName(person('Imani', 'Okafor'))).toBe('Imani')
  expect(shownName(person(' ', 'Okafor', 'imo'))).toBe('imo')
})

test('initials differ where the names do', () => {
  const people = [person('Ben', 'Krause'), person('Barbara', 'Klein'), person('Sara', 'Lindner')]
  expect(distinctInitials(people)).toEqual(['Be', 'Ba', 'SL'])
  expect(distinctInitials([person('Ömer', 'Şahin'), person('Mei')])).toEqual(['ÖŞ', 'M'])
})
