import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { withAreas } from '#app/lib/words/load.ts'

const MemberBar = lateComponent(async () => {
  const code = import('#app/shell/member/member-bar.tsx')
  return (await withAreas(['member'], code)).MemberBar
})

/**
 * The members' part of the header. Its box is in the HTML of every page and visible to members before
 * the first paint, so nothing moves when the code has loaded. Visitors never fetch the code.
 */
export function LateMemberBar() {
  return (
    <div className="hidden w-44 items-center member:flex tablet:w-55 max-w-full justify-end large-text:flex-wrap">
      {useIsSignedIn() && <MemberBar />}
    </div>
  )
}
