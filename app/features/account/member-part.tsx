import type { ComponentType, FunctionComponent } from 'react'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'

/**
 * A control with one form for members and one for visitors. The code of the members' form is fetched
 * for members only. While it is loading they see the visitors' form, inert; when it fails they get the
 * visitors' form.
 *
 * @param load imports the members' form
 * @param ForVisitors the visitors' form, which is also in the prerendered page
 */
export function memberPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ForVisitors: ComponentType<Props>,
): FunctionComponent<Props> {
  // A quick press must not take a member to the sign-in page.
  const Pending = (props: Props) => (
    <div inert className="contents">
      <ForVisitors {...props} />
    </div>
  )
  const ForMembers = lateComponent(load, { pending: Pending, failed: ForVisitors })
  return function MemberPart(props) {
    return useIsSignedIn() ? <ForMembers {...props} /> : <ForVisitors {...props} />
  }
}
