import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  ['./design-system/avatar/avatar.stories.tsx', { folder: 'avatar', guide: 'avatar' }],
  ['./design-system/avatar/person-link.stories.tsx', { folder: 'avatar', guide: 'person-link' }],
  [
    '/home/ada/simmer/design-system/kitchen/kitchen-bar.states.stories.tsx',
    { folder: 'kitchen', guide: 'kitchen-bar' },
  ],
  ['./app/features/search/field.stories.tsx', undefined],
  ['', undefined],
])('%s', (file, page) => {
  expect(pageOf(file)).toEqual(page)
})
