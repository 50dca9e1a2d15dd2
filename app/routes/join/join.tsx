import { useParams } from 'react-router-dom'
import { rememberReturnPath } from '#app/features/account/index.ts'
import { JoinPage } from '#app/features/household/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { useSignOut } from '#app/shell/member/use-sign-out.ts'

/**
 * Screen of /join/{token}: an invitation to a household, for members and visitors. Its HTML is the same
 * for everybody and says nothing of the invitation.
 */
export function JoinScreen() {
  const { t } = useWords()
  const { token = '' } = useParams()
  const signOut = useSignOut()
  return (
    <div tabIndex={-1} className="outline-none">
      <PageMeta
        title={t('household.join.page')}
        description={t('household.join.description')}
        noIndex
      />
      {useHydrated() ? (
        <JoinPage
          token={token}
          onOtherAccount={() => {
            rememberReturnPath()
            signOut()
          }}
        />
      ) : (
        <h1 className="page-column py-10 text-title">{t('household.join.page')}</h1>
      )}
    </div>
  )
}
