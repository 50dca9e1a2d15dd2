import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { OtherDevices } from './other-devices.tsx'
import { Passkeys } from './passkeys.tsx'
import { Providers } from './providers.tsx'
import { useSignInWays } from './use-sign-in-ways.ts'
import './sign-in-ways.css'

/** How the member signs in: password, passkeys and providers; and where else they are signed in. */
export function SignInWays() {
  const { t } = useWords()
  const { ways, error, retry } = useSignInWays()
  if (!ways) {
    return error === undefined ? (
      <SectionsSkeleton />
    ) : (
      <LoadFailed
        title={t('signInWays.failed')}
        text={t('signInWays.failedText')}
        onRetry={retry}
      />
    )
  }
  return (
    <div className="sign-in-ways">
      <section>
        <h3 className="text-heading">{t('signInWays.password.title')}</h3>
        <p className="text-ink-soft">
          {t(ways.HasPassword ? 'signInWays.password.has' : 'signInWays.password.hasNot')}
        </p>
        {ways.HasPassword && (
          <TextLink href="/settings/change_password">{t('signInWays.password.change')}</TextLink>
        )}
      </section>
      <Passkeys passkeys={ways.Passkeys} />
      {ways.Providers.length > 0 && <Providers providers={ways.Providers} />}
      <OtherDevices />
    </div>
  )
}

function SectionsSkeleton() {
  return (
    <SkeletonRegion>
      <div className="grid gap-8">
        {[1, 2].map((section) => (
          <div key={section} className="grid gap-3">
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-5 w-64" />
            <Skeleton className="h-11 w-44" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}
