import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ActForm } from './act-form.tsx'

/** How a host signs in on a page without scripts; it is the same for everybody and says nothing. */
export function PlainSignIn() {
  const { t } = useWords()
  const { plain, hasNoPasswords } = useSite()
  const missing = (name: string) => plain?.missing.includes(name) === true && t('auth.required')
  return (
    <div className="mx-auto max-w-120">
      <p aria-hidden="true" className="text-title">
        {t('host.page')}
      </p>
      {hasNoPasswords ? (
        <p>{t('host.plain.noPasswords')}</p>
      ) : (
        <ActForm act="signIn" className="grid gap-4" onAct={() => undefined}>
          <p className="text-ink-soft">{t('host.plain.signInText')}</p>
          {plain?.failure && <Banner tone="danger" role="alert" title={plain.failure.message} />}
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            label={t('auth.email')}
            defaultValue={plain?.fields['email']}
            required
            requiredMark={false}
            error={missing('email')}
          />
          <TextField
            name="password"
            type="password"
            autoComplete="current-password"
            label={t('auth.password')}
            required
            requiredMark={false}
            error={missing('password')}
          />
          <Button type="submit" variant="primary" className="justify-self-start">
            {t('host.plain.signIn')}
          </Button>
        </ActForm>
      )}
    </div>
  )
}

/** The foot of the host's page without scripts. */
export function PlainFoot() {
  const { t } = useWords()
  const { plain } = useSite()
  if (plain === undefined) return null
  return (
    <div className="mt-10 border-t border-line pt-4">
      <p className="max-w-measure text-caption text-ink-soft">
        {t('host.plain.foot', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
      </p>
      <ActForm act="signOut" onAct={() => undefined} className="mt-2">
        <Button type="submit" size="s">
          {t('host.plain.signOut')}
        </Button>
      </ActForm>
    </div>
  )
}
