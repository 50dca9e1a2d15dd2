import { Banner } from '#design-system/banner/banner.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { invitationPath } from '#contract/host/invitation-path.ts'

/** What became of the form that was posted from a page without scripts. */
export function PlainSaid() {
  const { t } = useWords()
  const { plain, origin } = useSite()
  if (plain?.failure)
    return (
      <Banner tone="danger" role="alert" title={t('host.plain.refused')} className="my-4">
        {plain.failure.message}
      </Banner>
    )
  if (plain?.done === undefined || plain.done === 'signOut') return null
  return (
    <div role="status" className="my-4 grid gap-4">
      <Banner tone="success" title={t(`host.plain.done.${plain.done}`)} />
      {plain.token !== undefined && (
        <TextField
          readOnly
          label={t('host.people.link')}
          hint={t('host.people.once')}
          defaultValue={origin + invitationPath(plain.token)}
        />
      )}
    </div>
  )
}
