import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '#app/main/routes.tsx'

test.each([
  ['/my/recipes', 'myList'],
  ['/my/recipes/import', 'myImport'],
  ['/my/recipes/new', 'myNew'],
  ['/my/recipes/o12', 'myRecipe'],
  ['/my/recipes/o12/edit', 'myEdit'],
  ['/my/recipes/o12/cook', 'myKitchen'],
  ['/my/recipes/o12/cooked', 'myDone'],
  ['/my/recipes/o12/send', 'myAct'],
  ['/my/recipes/o12/burn', 'myAct'],
])('%s shows %s', (address, screen) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.id).toBe(screen)
})

test('the editor is at the same depth for a new recipe and for one with an address', () => {
  const depths = ['/my/recipes/new', '/my/recipes/o12/edit'].map(
    (address) => matchRoutes(routes, address)?.length,
  )
  expect(depths[0]).toBe(depths[1])
})
