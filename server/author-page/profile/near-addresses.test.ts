import { expect, test } from 'vitest'
import { nearAddresses } from './near-addresses.ts'

test.each([
  ['https://lena-hartmann.exmaple/brot', 'https://lena-hartmann.example/brot'],
  ['https://lena-hartman.example/brot', 'https://lena-hartmann.example/brot'],
  ['https://instagran.com/lena', 'https://instagram.com/lena'],
  ['https://www.instagarm.com/lena', 'https://instagram.com/lena'],
  ['https://lena.con/', 'https://lena.com/'],
])('FOL-97 %s may mean %s', (typed, meant) => {
  expect(nearAddresses(typed, ['https://lena-hartmann.example/'])[0]).toBe(meant)
})

test('FOL-97 a page may be meant without www, or the page above it; nothing unsafe is asked', () => {
  expect(nearAddresses('https://www.bread.example/lena/about', [])).toEqual([
    'https://bread.example/lena/about',
    'https://www.bread.example/lena/',
  ])
  expect(nearAddresses('https://bread.example/', ['https://cheese.example/'])).toEqual([
    'https://www.bread.example/',
  ])
})
