import { useIsSignedIn } from '#app/session/token.ts'
import { useLate } from '#app/shell/use-late.ts'
import { withAreas } from '#app/words/load.ts'

const load = () => withAreas(['member'], import('#app/member/member-bar.tsx'))

/**
 * The place of what members have in the header: in the HTML of every page, seen by members alone and
 * before the first paint, so that nothing moves when the code is there (STA-03). Visitors never fetch
 * it.
 */
export function LateMemberBar() {
  return <div className="hidden w-33 items-center member:flex">{useIsSignedIn() && <Late />}</div>
}

function Late() {
  const code = useLate(load)
  return code && <code.MemberBar />
}
