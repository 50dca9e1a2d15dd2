// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { showRingSigns } from './ring-signs.ts'

const icon = () => document.head.querySelector('link')?.getAttribute('href')

function openPage() {
  document.head.innerHTML = '<title>Recipe</title><link rel="icon" href="/icon.svg">'
}

afterEach(() => {
  showRingSigns(null)
  document.head.innerHTML = ''
})

test('a tab says in title and icon that a timer rings, until it is stopped', () => {
  openPage()
  showRingSigns('Chicken: time is up')
  expect(document.title).toBe('Chicken: time is up')
  expect(icon()).toContain('data:image/svg+xml')
  showRingSigns('Rice: time is up')
  expect(document.title).toBe('Rice: time is up')
  showRingSigns(null)
  expect([document.title, icon()]).toEqual(['Recipe', '/icon.svg'])
})

test('a page that was opened while it rang keeps its own title', () => {
  openPage()
  showRingSigns('Chicken: time is up')
  document.title = 'Explore'
  showRingSigns(null)
  expect(document.title).toBe('Explore')
})

test('without a ring nothing changes', () => {
  openPage()
  showRingSigns(null)
  expect([document.title, icon()]).toEqual(['Recipe', '/icon.svg'])
})
