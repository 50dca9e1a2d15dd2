import { Button } from '#design-system/button/button.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import {
  INVITATION_DAYS_MAX,
  INVITATION_NAME_MAX,
  INVITATION_PLACES_MAX,
} from '#contract/host/limits.ts'
import { ActForm } from './act-form.tsx'
import { INVITATION_DAYS } from './invite-sheet.tsx'

/** Makes an invitation on a page without scripts, where nothing can open. */
export function PlainInvite() {
  const { t } = useWords()
  const { plain } = useSite()
  const { fields = {}, missing = [] } = plain ?? {}
  return (
    <ActForm act="invite" className="mb-6 grid max-w-160 gap-4" onAct={() => undefined}>
      <TextField
        name="Name"
        label={t('host.people.forWhom')}
        maxLength={INVITATION_NAME_MAX}
        autoComplete="off"
        defaultValue={fields['Name']}
        required
        requiredMark={false}
        error={missing.includes('Name') && t('host.people.missing')}
      />
      <TextField
        name="Email"
        type="email"
        label={t('host.people.byMail')}
        hint={t('host.people.byMailHint')}
        autoComplete="off"
        defaultValue={fields['Email']}
      />
      <div className="host-pair">
        <TextField
          name="Places"
          type="number"
          min={1}
          max={INVITATION_PLACES_MAX}
          label={t('host.people.howMany')}
          defaultValue={fields['Places'] ?? 1}
        />
        <TextField
          name="Days"
          type="number"
          min={1}
          max={INVITATION_DAYS_MAX}
          label={t('host.people.howLong')}
          defaultValue={fields['Days'] ?? INVITATION_DAYS}
        />
      </div>
      <Button type="submit" variant="primary" className="justify-self-start">
        {t('host.people.invite')}
      </Button>
    </ActForm>
  )
}
