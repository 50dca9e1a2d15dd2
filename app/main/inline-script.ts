import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import type { FirstRows } from '#app/features/shopping/index.ts'
import { BOOT_ID, HYDRATED, type Boot } from './boot.ts'

/**
 * The one inline script of a page. It runs before the first paint; the content security policy
 * allows exactly its text by a hash. The build compiles it (`scripts/inline-script.ts`).
 *
 * It sets the session and the theme on the document, so that CSS can show what is for visitors or
 * for members. It fetches the page's modules after the first paint, or at the first input (decision
 * 014). Until React has hydrated the page it records the last pressed button, prevents the browser
 * from submitting forms with secrets, and reloads on Back and Forward.
 */
const root = document.documentElement.dataset

/** Whether the key `/` opens the search. */
let isSlashOn = true
try {
  root['session'] = localStorage.getItem(STORAGE_KEYS.token) ? 'member' : 'visitor'
  const theme = localStorage.getItem(STORAGE_KEYS.theme)
  if (theme) root['theme'] = theme
  isSlashOn = !localStorage.getItem(STORAGE_KEYS.slash)
  showFirstRows()
} catch {
  // Storage is forbidden: the page is that of a visitor, in the system's theme.
}

/** Shows the first rows of the list as soon as their place is there, see `loading-list.tsx`. */
function showFirstRows(): void {
  const { path, end, rows } = JSON.parse(
    localStorage.getItem(STORAGE_KEYS.firstRows) ?? '{}',
  ) as Partial<FirstRows>
  const token = localStorage.getItem(STORAGE_KEYS.token)
  if (!rows || path !== location.pathname || !token?.endsWith(end ?? ' ')) return
  const parsing = new MutationObserver(() => {
    const place = document.querySelector('[data-first-rows]')
    // Parsed to its end.
    if (!place?.nextElementSibling) return
    parsing.disconnect()
    const template = place.querySelector('template')?.content.firstElementChild
    for (const texts of template ? rows : []) {
      const row = template!.cloneNode(true) as Element
      for (const [index, text] of texts.entries()) row.children[index]!.textContent = text
      place.append(row)
    }
  })
  parsing.observe(document, { childList: true, subtree: true })
  addEventListener('load', () => parsing.disconnect())
}

// Lazy pictures wait for the largest one (styles.css).
root['firstPaint'] = ''

/** Aborted when the modules are fetched. */
const waiting = new AbortController()

function fetchModules(): void {
  // The page's data has not been parsed yet.
  if (waiting.signal.aborted || document.readyState === 'loading') return
  waiting.abort()
  delete root['firstPaint']
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{}') as Boot
  for (const href of boot.assets.preload) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  const script = { type: 'module', src: boot.assets.entry }
  document.head.append(Object.assign(document.createElement('script'), script))
}

for (const sign of ['keydown', 'pointerdown', 'pointermove']) {
  addEventListener(sign, fetchModules, { signal: waiting.signal })
}

/** Frames after the load event within which the largest picture is painted. */
const PAINT_FRAMES = 4
const afterFrames = (frames: number): void => {
  if (frames === 0) setTimeout(fetchModules)
  else requestAnimationFrame(() => afterFrames(frames - 1))
}
addEventListener('load', () => afterFrames(PAINT_FRAMES))

// Also after hydration: a form with a secret must never end up in an address or a log.
addEventListener('submit', (event) => {
  if ((event.target as HTMLFormElement).method === 'post') event.preventDefault()
})

/** Aborted when React has hydrated the page. */
const untilHydrated = new AbortController()
const early = { capture: true, signal: untilHydrated.signal }
let pressed: HTMLElement | null = null

addEventListener(
  'click',
  ({ target }) => {
    pressed = (target as Element).closest('button')
  },
  early,
)

addEventListener(
  'keydown',
  (event) => {
    const searchKey = event.ctrlKey || event.metaKey ? 'k' : isSlashOn && '/'
    if (event.key !== searchKey || (event.target as Element).closest('input,textarea')) return
    event.preventDefault()
    pressed = document.querySelector('[aria-keyshortcuts="Control+K"]')
  },
  early,
)

const address = () => location.pathname + location.search
const firstAddress = address()
addEventListener(
  'popstate',
  () => {
    if (address() !== firstAddress) location.reload()
  },
  early,
)

addEventListener(
  HYDRATED,
  () => {
    untilHydrated.abort()
    pressed?.click()
  },
  { once: true },
)
