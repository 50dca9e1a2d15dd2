// @vitest-environment happy-dom
import { compileInlineScript } from '../../scripts/inline-script.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import { BOOT_ID, HYDRATED } from './boot.ts'

let script = ''
beforeAll(async () => {
  // The modules exist in a built app only.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = true
  script = await compileInlineScript()
})

/** Runs the compiled script in a page that contains its data. */
function run(body = ''): void {
  const boot = { assets: { entry: '/assets/entry.js', preload: ['/assets/screen.js'] } }
  document.body.innerHTML = `${body}<script id="${BOOT_ID}" type="application/json">${JSON.stringify(boot)}</script>`
  // oxlint-disable-next-line typescript/no-implied-eval -- a page runs the script from its text, too
  new Function(script)()
}

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload],script[type=module]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  )

const submit = () => new Event('submit', { bubbles: true, cancelable: true })
const slash = () => new KeyboardEvent('keydown', { key: '/', bubbles: true })

beforeEach(() => {
  document.head.innerHTML = ''
  for (const name of Object.keys(document.documentElement.dataset)) {
    Reflect.deleteProperty(document.documentElement.dataset, name)
  }
})
// Removes the listeners of the script.
afterEach(() => {
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event(HYDRATED))
  localStorage.clear()
})

test('the script is one small classic script without imports', () => {
  expect(script).not.toMatch(/\bimport\b|\bexport\b/)
  expect(script.length).toBeLessThan(2500)
})

test('a visitor in the system’s theme gets the visitor’s page', () => {
  run()
  expect(document.documentElement.dataset).toMatchObject({ session: 'visitor' })
})

test('a member who chose the dark theme gets both on the document', () => {
  localStorage.setItem(STORAGE_KEYS.token, 'secret')
  localStorage.setItem(STORAGE_KEYS.theme, 'dark')
  run()
  expect(document.documentElement.dataset).toMatchObject({ session: 'member', theme: 'dark' })
})

test('lazy pictures wait until the modules are fetched', () => {
  run()
  expect(document.documentElement.dataset).toHaveProperty('firstPaint')
  dispatchEvent(new Event('pointermove'))
  expect(document.documentElement.dataset).not.toHaveProperty('firstPaint')
})

test('the first pointer move fetches the modules, once', () => {
  run()
  expect(fetched()).toEqual([])
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('pointermove'))
  expect(fetched()).toEqual(['/assets/screen.js', '/assets/entry.js'])
})

test('without any input the modules are fetched some frames after the load event', async () => {
  run()
  dispatchEvent(new Event('load'))
  expect(fetched()).toEqual([])
  await vi.waitFor(() => expect(fetched()).toHaveLength(2))
})

test('a button pressed before hydration is pressed again after it, once', () => {
  run('<button>Add</button>')
  const button = document.querySelector('button')!
  button.click()
  const pressed = vi.fn<() => void>()
  button.addEventListener('click', pressed)
  dispatchEvent(new Event(HYDRATED))
  dispatchEvent(new Event(HYDRATED))
  expect(pressed).toHaveBeenCalledOnce()
})

test('the browser submits a search form, and no form that posts', () => {
  run('<form method="post"></form><form method="get"></form>')
  const [post, get] = [...document.forms].map((form) => form.dispatchEvent(submit()))
  expect([post, get]).toEqual([false, true])
})

test('a slash pressed before hydration opens the search after it, unless it is turned off', () => {
  const opened = vi.fn<() => void>()
  for (const off of [null, 'off']) {
    if (off) localStorage.setItem(STORAGE_KEYS.slash, off)
    run('<button aria-keyshortcuts="Control+K"></button>')
    document.querySelector('button')!.addEventListener('click', opened)
    document.body.dispatchEvent(slash())
    dispatchEvent(new Event(HYDRATED))
  }
  expect(opened).toHaveBeenCalledOnce()
})

const PLACE =
  '<ul data-first-rows><template><li><b></b><span></span></li></template></ul><div></div>'

/** Runs the script, then the page is parsed; returns the rows that are shown. */
async function firstRows(stored: object): Promise<string[]> {
  localStorage.setItem(STORAGE_KEYS.firstRows, JSON.stringify(stored))
  run()
  document.body.insertAdjacentHTML('beforeend', PLACE)
  await vi.waitFor(() => expect(document.querySelector('[data-first-rows]')).not.toBeNull())
  await new Promise((resolve) => setTimeout(resolve))
  return [...document.querySelectorAll('[data-first-rows] > li')].map(
    ({ textContent }) => textContent,
  )
}

test('the first rows of the list are shown with the page, to the session that has seen them', async () => {
  const rows = [['2', '<i>Garlic</i>']]
  const stored = { path: location.pathname, end: '12345678', rows }
  localStorage.setItem(STORAGE_KEYS.token, 'secret 12345678')
  expect(await firstRows(stored)).toEqual(['2<i>Garlic</i>'])
  expect(await firstRows({ ...stored, path: '/shopping/7' })).toEqual([])
  localStorage.setItem(STORAGE_KEYS.token, 'another')
  expect(await firstRows(stored)).toEqual([])
})
