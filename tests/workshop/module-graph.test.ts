import { expect, test } from 'vitest'
import { filesNeeded } from './module-graph.ts'

const all = () => true
const needed = (file: string) => [...filesNeeded([file], all)]

test('a story needs its component and what that imports, and no other component', () => {
  const files = needed('design-system/banner/banner.stories.tsx')
  expect(files).toContain('design-system/banner/banner.tsx')
  expect(files).toContain('design-system/icon-button/icon-button.tsx')
  expect(files).not.toContain('design-system/carousel/carousel.tsx')
})

test('of a feature, a story needs what it takes by name from the index, and no more', () => {
  const page = 'app/features/cooking-log/use-cooking-log.ts'
  expect(needed('app/features/cooking-log/index.ts')).toContain(page)
  const one = needed('app/shell/member/avatar-menu.stories.tsx')
  expect(one).toContain('app/features/cooking-log/meal.ts')
  expect(one).not.toContain(page)
  expect(one.filter((file) => file.endsWith('/index.ts'))).toEqual([])
})

test('style sheets need those that they import', () => {
  expect(needed('.storybook/preview.css')).toContain('design-system/tokens/tokens.css')
})

test('imports of types alone do not count', () => {
  expect(needed('design-system/provider/context.ts')).toEqual(['design-system/provider/context.ts'])
})

test('what does not count is left out, together with what only that needs', () => {
  const files = [
    ...filesNeeded(
      ['design-system/banner/banner.stories.tsx'],
      (file) => !file.endsWith('/banner.tsx'),
    ),
  ]
  expect(files).not.toContain('design-system/banner/banner.tsx')
  expect(files).not.toContain('design-system/icon-button/icon-button.tsx')
})
