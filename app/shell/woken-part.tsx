import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type FunctionComponent,
} from 'react'
import { useLocation } from 'react-router-dom'

/** The first of these says that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

/** Key of the address that the page was opened with; a navigation has another one. */
const OPENED = 'default'

/**
 * Makes a part of a screen that can be seen at once and used a moment later: its HTML comes with the
 * page, its code with the first sign that somebody is there, if it is in sight at this width. A
 * press before that is not lost.
 *
 * @param load imports the component
 */
export function wokenPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let wake: (() => void) | undefined
  const isWanted =
    typeof document === 'undefined'
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          wake = resolve
        })
  const Part = lazy(async () => {
    await isWanted
    return { default: await load() }
  })

  function WokenPart(props: Props) {
    // Arrived from another screen: there is no HTML of the part yet.
    if (useLocation().key !== OPENED) wake?.()
    const place = useRef<HTMLDivElement>(null)
    const pressed = useRef<HTMLButtonElement>(undefined)
    const isAwake = useRef(false)
    useEffect(() => {
      const listening = new AbortController()
      const { signal } = listening
      const wakeInSight = () => {
        if (place.current?.checkVisibility()) wake?.()
      }
      for (const sign of SIGNS) {
        window.addEventListener(sign, wakeInSight, { passive: true, signal })
      }
      const keep = ({ target }: Event) => {
        if (isAwake.current || !(target instanceof Element)) return
        if (place.current?.contains(target)) pressed.current = target.closest('button') ?? undefined
      }
      // On the window, because React lets no press come through to what it has not woken up.
      window.addEventListener('click', keep, { capture: true, signal })
      return () => listening.abort()
    }, [])
    const answer = () => {
      isAwake.current = true
      pressed.current?.click()
    }
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
          <Awake onAwake={answer} />
        </Suspense>
      </div>
    )
  }
  return memo(WokenPart)
}

/** Tells when the part around it has been woken up. */
function Awake({ onAwake }: { onAwake: () => void }) {
  const tell = useRef(onAwake)
  useEffect(() => tell.current(), [])
  return null
}
