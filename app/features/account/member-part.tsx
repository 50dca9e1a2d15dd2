import type { ComponentType, FunctionComponent } from 'react'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'

/**
 * A control that members get in another form than visitors. The code of the members' form is fetched
 * for members only. Until it is there they see the visitors' form, inert; when it cannot be loaded
 * they get the visitors' form.
 *
 * @param load imports the members' form
 * @param ForVisitors the visitors' form, which is also in the server's HTML
 */
export function memberPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ForVisitors: ComponentType<Props>,
): FunctionComponent<Props> {
  // A member must not be led to sign-in by a quick press.
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
