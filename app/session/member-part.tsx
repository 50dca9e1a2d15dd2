import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'
import { reportFailure } from '#app/data/report-failure.ts'
import { useIsSignedIn } from '#app/session/token.ts'

/**
 * A part that members get in another form than visitors. The code of the members' form is fetched
 * for members alone; until it is there they see the visitors', which then does nothing, and when it
 * does not come they get that.
 *
 * @param load imports the members' form
 * @param ForVisitors the visitors' form, also what the page comes with
 */
export function memberPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ForVisitors: ComponentType<Props>,
): FunctionComponent<Props> {
  const ForMembers = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      reportFailure(error)
      return { default: ForVisitors }
    }
  })
  return function MemberPart(props) {
    const visitors = <ForVisitors {...props} />
    if (!useIsSignedIn()) return visitors
    // Who is signed in must not be led to sign-in by a quick press.
    const waiting = (
      <div inert className="contents">
        {visitors}
      </div>
    )
    return (
      <Suspense fallback={waiting}>
        <ForMembers {...props} />
      </Suspense>
    )
  }
}
