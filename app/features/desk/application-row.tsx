import { useState, type RefObject } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeSince } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskApplication } from '#contract/desk/authorship.ts'
import { languageOf } from '#contract/languages.ts'
import { RefuseSheet } from './refuse-sheet.tsx'
import { useApplications } from './use-desk.ts'

/** Props of {@link ApplicationRow}. */
export interface ApplicationRowProps {
  application: DeskApplication
  /** Receives the focus when the row is gone. */
  region: RefObject<HTMLElement | null>
}

/** Somebody who asks to become an author, with what an editor can answer. */
export function ApplicationRow({ application, region }: ApplicationRowProps) {
  const { t, language } = useWords()
  const { Name, Place, Description, LangId, Links, Member } = application
  const since = writeSince(new Date(Member.Joined), language)
  return (
    <li>
      <Avatar size="l" name={Name} />
      <div>
        <h2>{Name}</h2>
        <p lang={languageOf(LangId)} dir="auto" className="desk-said">
          {Description}
        </p>
        <p className="desk-small">
          {[
            Place,
            t('desk.applications.about', { count: Member.OwnRecipes, since }),
            Member.Name !== Name && t('desk.applications.account', { name: Member.Name }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {Links.length > 0 && (
          <ul className="desk-links">
            {Links.map((link) => (
              <li key={link}>
                <TextLink
                  href={link}
                  variant="quiet"
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  aria-label={t('desk.applications.newTab', { link })}
                >
                  {link}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {Member.IsYou ? (
        <p className="desk-acts desk-small">{t('desk.applications.yours')}</p>
      ) : (
        <Answers application={application} region={region} />
      )}
    </li>
  )
}

function Answers({ application: { Id, Name }, region }: ApplicationRowProps) {
  const { t } = useWords()
  const { approve } = useApplications()
  const { isPending, change } = useChange()
  const [isRefusing, setRefusing] = useState(false)
  const name = { name: Name }
  const accept = async (button: HTMLElement) => {
    const isDone = await change(t('desk.applications.approveFailed', name), () => approve(Id))
    if (isDone) toast({ title: t('desk.applications.approved', name) })
    // It is gone, too, when somebody else has decided meanwhile.
    if (!button.isConnected) region.current?.focus({ preventScroll: true })
  }
  return (
    <div className="desk-acts">
      <Button
        pending={isPending}
        aria-label={t('desk.applications.approveOf', name)}
        onClick={({ currentTarget }) => void accept(currentTarget)}
      >
        {t('desk.applications.approve')}
      </Button>
      <Button
        variant="bare"
        aria-label={t('desk.applications.answerOf', name)}
        onClick={() => setRefusing(true)}
      >
        {t('desk.applications.answer')}
      </Button>
      <RefuseSheet
        id={Id}
        name={Name}
        open={isRefusing}
        onOpenChange={setRefusing}
        returnFocus={region}
      />
    </div>
  )
}
