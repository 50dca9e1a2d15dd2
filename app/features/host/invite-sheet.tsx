import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { isFilled } from '#app/lib/is-filled.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import {
  INVITATION_DAYS_MAX,
  INVITATION_NAME_MAX,
  INVITATION_PLACES_MAX,
} from '#contract/host/limits.ts'
import type { MadeInvitation, NewSiteInvitation } from '#contract/host/registration.ts'
import { langIdOf } from '#contract/languages.ts'
import { InvitationLink } from './invitation-link.tsx'

/** Days for which an invitation works, unless the host says otherwise. */
export const INVITATION_DAYS = 14

/** Props of {@link InviteSheet}. */
export interface InviteSheetProps {
  invite: (fields: NewSiteInvitation) => Promise<MadeInvitation>
  onClose: () => void
}

interface Fields {
  name: string
  email: string
  places: number
  days: number
}

/** A field for a whole number from 1. */
const number = (max: number) => ({ valueAsNumber: true, required: true, min: 1, max })

/** Makes an invitation: a link for several people, which is shown once, or a mail for one. */
export function InviteSheet({ invite, onClose }: InviteSheetProps) {
  const { t, language } = useWords()
  const { isPending, change } = useChange()
  const id = useId()
  const [made, setMade] = useState<MadeInvitation>()
  const { register, control, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { name: '', email: '', places: 1, days: INVITATION_DAYS },
  })
  const isMail = useWatch({ control, name: 'email' }).trim() !== ''
  const send = async ({ name, email, places, days }: Fields) => {
    await change(t('host.people.notInvited'), async () =>
      setMade(
        await invite({
          Name: name,
          Places: isMail ? 1 : places,
          Days: days,
          LangId: langIdOf(language),
          ...(isMail && { Email: email.trim() }),
        }),
      ),
    )
  }
  const fault = (max: number) => t('host.people.between', { max })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('host.people.invite')}
      footer={
        made ? (
          <Button variant="primary" className="grow" onClick={onClose}>
            {t('host.people.done')}
          </Button>
        ) : (
          <Button variant="primary" className="grow" type="submit" form={id} pending={isPending}>
            {isMail ? t('host.people.mail') : t('host.people.makeLink')}
          </Button>
        )
      }
    >
      {made?.Token && <InvitationLink token={made.Token} />}
      {made && made.Token === null && (
        <p role="status">{t('host.people.mailed', { to: made.Invitation.Email ?? '' })}</p>
      )}
      {!made && (
        <form
          id={id}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => void handleSubmit(send)(event)}
        >
          <TextField
            {...register('name', { validate: isFilled })}
            label={t('host.people.forWhom')}
            maxLength={INVITATION_NAME_MAX}
            autoComplete="off"
            error={formState.errors.name && t('host.people.missing')}
          />
          <TextField
            {...register('email')}
            type="email"
            label={t('host.people.byMail')}
            hint={t('host.people.byMailHint')}
            autoComplete="off"
          />
          {!isMail && (
            <TextField
              {...register('places', number(INVITATION_PLACES_MAX))}
              inputMode="numeric"
              label={t('host.people.howMany')}
              error={formState.errors.places && fault(INVITATION_PLACES_MAX)}
            />
          )}
          <TextField
            {...register('days', number(INVITATION_DAYS_MAX))}
            inputMode="numeric"
            label={t('host.people.howLong')}
            error={formState.errors.days && fault(INVITATION_DAYS_MAX)}
          />
        </form>
      )}
    </Dialog>
  )
}
