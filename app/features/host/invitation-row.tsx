import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Check, Copy, Link, Send } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { COPIED_MS, useCopy } from '#design-system/share-modal/use-copy.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useSite } from '#app/lib/site/site.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { invitationPath } from '#contract/host/invitation-path.ts'
import type { SiteInvitation } from '#contract/host/registration.ts'
import { ActForm } from './act-form.tsx'
import { LinkSheet } from './link-sheet.tsx'
import { madeToken } from './made-links.ts'

/** Props of {@link InvitationRow}. */
export interface InvitationRowProps {
  invitation: SiteInvitation
  /** Sends the mail once more. */
  onSend: () => Promise<unknown>
  onEnd: () => Promise<unknown>
  /** Makes another link; its token. */
  onNewLink: () => Promise<string>
}

/** An open invitation, with what can be done about it. */
export function InvitationRow({ invitation, onSend, onEnd, onNewLink }: InvitationRowProps) {
  const { t, language } = useWords()
  const { isPending, change } = useChange()
  const { Id, Name, Email, Places, Used, Ends } = invitation
  const whose = Email ?? (Name || t('host.people.ofMember'))
  const until = t('host.people.until', { day: writeDate(new Date(Ends), language) })
  const sendAgain = async () => {
    if (await change(t('host.people.notSent'), onSend)) toast({ title: t('host.people.sent') })
  }
  return (
    <li>
      <span>
        <b>{whose}</b>
        <small>
          {t('host.people.places', { count: Places })}, {t('host.people.used', { count: Used })},{' '}
          {until}
        </small>
      </span>
      <span className="host-acts">
        {Email !== null && (
          <ActForm act="sendAgain" fields={{ Id }} onAct={() => void sendAgain()}>
            <Button type="submit" size="s" variant="bare" icon={Send} pending={isPending}>
              {t('host.people.sendAgain')}
            </Button>
          </ActForm>
        )}
        {Email === null && Name !== '' && <LinkOf id={Id} whose={whose} onNewLink={onNewLink} />}
        <ActForm
          act="endInvitation"
          fields={{ Id }}
          onAct={() => void change(t('host.people.notEnded'), onEnd)}
        >
          <Button
            type="submit"
            size="s"
            pending={isPending}
            aria-label={t('host.people.endOf', { name: whose })}
          >
            {t('host.people.end')}
          </Button>
        </ActForm>
      </span>
    </li>
  )
}

interface LinkOfProps {
  id: number
  whose: string
  onNewLink: () => Promise<string>
}

/** Copies the link where it is known, and offers a new one elsewhere. */
function LinkOf({ id, whose, onNewLink }: LinkOfProps) {
  const { t } = useWords()
  // Undefined where this tab has not made the link.
  const token = madeToken(id)
  const { origin } = useSite()
  const [isOpen, setOpen] = useState(false)
  const [state, copy] = useCopy(
    origin + invitationPath(token ?? ''),
    COPIED_MS,
    // A browser that does not copy shows the link.
    (result) => (result === 'done' ? announce(t('host.people.copied')) : setOpen(true)),
  )
  return (
    <>
      {token === undefined ? (
        <ActForm act="newLink" fields={{ Id: id }} onAct={() => setOpen(true)}>
          <Button
            type="submit"
            size="s"
            variant="bare"
            icon={Link}
            aria-label={t('host.people.newLinkOf', { name: whose })}
          >
            {t('host.people.newLink')}
          </Button>
        </ActForm>
      ) : (
        <Button
          size="s"
          variant="bare"
          icon={state === 'done' ? Check : Copy}
          {...(state !== 'done' && {
            'aria-label': t('host.people.copyLinkOf', { name: whose }),
          })}
          onClick={copy}
        >
          {state === 'done' ? t('host.people.copied') : t('host.people.copyLink')}
        </Button>
      )}
      {isOpen && (
        <LinkSheet name={whose} token={token} make={onNewLink} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
