import {
  useEffect,
  useRef,
  type ComponentType,
  type FunctionComponent,
  type MouseEvent,
} from 'react'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'

const CONTROL = 'a,button'

/**
 * A control with one form for members and one for visitors. The code of the members' form is fetched
 * for members only. While it is loading they see the visitors' form; a press on it is made on the
 * members' form as soon as that is there. When loading fails they get the visitors' form, and the press is
 * forgotten, because it would lead to the sign-in page.
 *
 * @param load imports the members' form
 * @param ForVisitors the visitors' form, which is also in the prerendered page
 */
export function memberPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ForVisitors: ComponentType<Props>,
): FunctionComponent<Props> {
  let isLoaded = false
  const Pending = (props: Props) => {
    const pressAgain = useRef<() => void>(undefined)
    useEffect(
      () => () => {
        if (isLoaded) pressAgain.current?.()
      },
      [],
    )
    const keep = (event: MouseEvent) => {
      // It must not take a member to the sign-in page.
      event.preventDefault()
      event.stopPropagation()
      const around = event.currentTarget.parentElement!
      const controls = () => [...around.querySelectorAll<HTMLElement>(CONTROL)]
      const index = controls().indexOf((event.target as Element).closest<HTMLElement>(CONTROL)!)
      pressAgain.current = () => {
        controls()[index]?.focus()
        controls()[index]?.click()
      }
    }
    return (
      <div onClickCapture={keep} className="contents">
        <ForVisitors {...props} />
      </div>
    )
  }
  const loadOnce = async () => {
    const Part = await load()
    isLoaded = true
    return Part
  }
  const ForMembers = lateComponent(loadOnce, { pending: Pending, failed: ForVisitors })
  return function MemberPart(props) {
    return useIsSignedIn() ? <ForMembers {...props} /> : <ForVisitors {...props} />
  }
}
