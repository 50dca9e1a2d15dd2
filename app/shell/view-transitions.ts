import { pictureName } from '#app/lib/media/picture-name.ts'
import { interceptUpdates, type Router, type RouterUpdate } from './router-navigations.ts'

type Location = Router['state']['location']

/** Longest wait for the new screen in milliseconds. The page is frozen meanwhile. */
const SCREEN_MS = 500
/** Longest wait for its picture, whose data is cached or has to be fetched. */
const PICTURE_MS = 100

/** The picture of the card that was pressed last, the only one with a name. */
let picture: HTMLElement | null | undefined
/** Path of that card's page. */
let target: string | undefined
/** Keys of history entries that were opened with a transition: going back has one, too. */
const animated = new Set<string>()

/** Gives the picture of the card around a link the name of its page, and removes the previous name. */
function nameCard(link: Element | null, path: string): void {
  picture?.style.removeProperty('view-transition-name')
  picture = link
    ?.closest('article')
    ?.querySelector<HTMLElement>('[data-slot=card-picture],[data-slot=avatar]')
  picture?.style.setProperty('view-transition-name', pictureName(path))
  target = picture ? path : undefined
}

function hasTransition(from: Location, to: Location): boolean {
  if (from.pathname === to.pathname) return false
  if (target === to.pathname) animated.add(to.key)
  return (
    (target === to.pathname || animated.has(from.key)) &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  )
}

/** Resolves when a change of the document meets a condition, or after some time. */
function until(isMet: () => unknown, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      watcher.disconnect()
      resolve()
    }
    const watcher = new MutationObserver(() => {
      if (isMet()) done()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    setTimeout(done, ms)
  })
}

const screen = () => document.querySelector('main')?.firstElementChild

/** Shows a location, and waits for the picture at which the transition ends. */
async function showWithPicture(
  left: Location,
  { pathname }: Location,
  show: () => void,
): Promise<void> {
  const old = screen()
  const changed = until(() => screen() !== old, SCREEN_MS)
  show()
  await changed
  const isForward = target === pathname
  const hasPicture = () => {
    if (isForward) return document.querySelector(`[style*="${pictureName(pathname)};"]`)
    nameCard(document.querySelector(`.card-link[href="${left.pathname}"]`), left.pathname)
    return picture
  }
  if (!hasPicture()) await until(hasPicture, PICTURE_MS)
}

/**
 * Animates the picture of a card into that of its page, and back, in browsers with view transitions
 * and unless reduced motion is preferred. Called once.
 *
 * The router's own `viewTransition` is not used (7.18): it shows the wrong page after another
 * navigation during its start, and logs an error when it is interrupted.
 */
export function enableViewTransitions(): void {
  if (!('startViewTransition' in document)) return
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.card-link')
    // Otherwise the browser follows the link, for example into a new tab.
    if (link && defaultPrevented) nameCard(link, link.pathname)
  })
  let shown: Location | undefined
  let held: RouterUpdate[] | undefined
  interceptUpdates((update, listener) => {
    if (held) return void held.push(update)
    const { location } = update[0]
    const left = shown ?? location
    shown = location
    if (!hasTransition(left, location)) return listener(...update)
    held = [update]
    const { ready } = document.startViewTransition(() => {
      const all = held ?? []
      held = undefined
      return showWithPicture(left, location, () => {
        for (const each of all) listener(...each)
      })
    })
    // It is rejected when the next transition begins, or while the tab is hidden.
    ready.catch(() => undefined)
  })
}
