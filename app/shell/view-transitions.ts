import { pictureName } from '#app/lib/media/picture-name.ts'
import { carryNews, type News, type Router } from './router-navigations.ts'

type Place = Router['state']['location']

/** Milliseconds after which a screen is not waited for: meanwhile the page stands still. */
const SCREEN_MS = 500
/** The same for its picture, whose data is there or is not. */
const PICTURE_MS = 100

/** The picture of the card that was pressed last, and the page behind it. One at most has a name. */
let picture: HTMLElement | null | undefined
let behind: string | undefined
/** Keys of places that were reached with a picture: the way back takes it along. */
const reached = new Set<string>()

/** Names the picture of the card around a link by the page behind it, and no other one. */
function nameCard(link: Element | null, path: string): void {
  picture?.style.removeProperty('view-transition-name')
  picture = link
    ?.closest('article')
    ?.querySelector<HTMLElement>('[data-slot=card-picture],[data-slot=avatar]')
  picture?.style.setProperty('view-transition-name', pictureName(path))
  behind = picture ? path : undefined
}

function travels(from: Place, to: Place): boolean {
  if (from.pathname === to.pathname) return false
  if (behind === to.pathname) reached.add(to.key)
  return (
    (behind === to.pathname || reached.has(from.key)) &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  )
}

/** Resolves when something stands in the page, or when it takes too long. */
function until(isThere: () => unknown, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      watcher.disconnect()
      resolve()
    }
    const watcher = new MutationObserver(() => {
      if (isThere()) done()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    setTimeout(done, ms)
  })
}

const screen = () => document.querySelector('main')?.firstElementChild

/** Shows a place by a function, and waits until the picture stands there that travels to it. */
async function arrive(left: Place, { pathname }: Place, show: () => void): Promise<void> {
  const old = screen()
  const changed = until(() => screen() !== old, SCREEN_MS)
  show()
  await changed
  const isForth = behind === pathname
  const isThere = () => {
    if (isForth) return document.querySelector(`[style*="${pictureName(pathname)};"]`)
    nameCard(document.querySelector(`.card-link[href="${left.pathname}"]`), left.pathname)
    return picture
  }
  if (!isThere()) await until(isThere, PICTURE_MS)
}

/**
 * Lets the picture of a card travel to the page behind it, and back, where the browser can and
 * motion is welcome. Called once.
 *
 * Not by the router's own `viewTransition`: it shows the wrong page when somebody goes elsewhere
 * while it starts, and fails aloud when it is interrupted (7.18).
 */
export function carryPictures(): void {
  if (!('startViewTransition' in document)) return
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.card-link')
    // Where the router does not follow, the browser opens another tab.
    if (link && defaultPrevented) nameCard(link, link.pathname)
  })
  let shown: Place | undefined
  let held: News[] | undefined
  carryNews((news, listener) => {
    if (held) return void held.push(news)
    const { location } = news[0]
    const left = shown ?? location
    shown = location
    if (!travels(left, location)) return listener(...news)
    held = [news]
    const { ready } = document.startViewTransition(() => {
      const all = held ?? []
      held = undefined
      return arrive(left, location, () => {
        for (const each of all) listener(...each)
      })
    })
    // Skipped when the next one begins, or while nobody looks.
    ready.catch(() => undefined)
  })
}
