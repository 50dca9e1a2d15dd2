import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  ['./design-system/avatar/avatar.stories.tsx', { folder: 'avatar', guide: 'avatar' }],
  ['./design-system/avatar/person-link.stories.tsx', { folder: 'avatar', guide: 'person-link' }],
  [
    '/home/ada/simmer/design-system/cook-mode/kitchen-bar.states.stories.tsx',
    { folder: 'cook-mode', guide: 'kitchen-bar' },
  ],
  ['./app/features/search/field.stories.tsx', undefined],
  ['', undefined],
])('%s', (file, page) => {
  expect(pageOf(file)).toEqual(page)
})
