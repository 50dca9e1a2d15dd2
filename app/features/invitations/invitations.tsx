import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useSite } from '#app/lib/site/site.ts'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { invitationPath } from '#contract/host/invitation-path.ts'

/** The key of what a member has given. */
export const GIVEN = keyOf('/me/invitations', {})

/** Invitations to register that a member may give, and those that are open. Nothing where anybody may come. */
export function Invitations() {
  const { t, language } = useWords()
  const { origin } = useSite()
  const { data: given, retry } = useKey(GIVEN)
  const { write } = useCacheEditor()
  const { isPending, change } = useChange()
  const [token, setToken] = useState<string>()
  if (!given || (given.Left === 0 && given.Open.length === 0 && token === undefined)) return null
  const give = async () => {
    await change(t('settings.invitations.notMade'), async () => {
      const { Token } = await send('POST /me/invitations', {})
      setToken(Token)
      await retry()
    })
  }
  const takeBack = async (id: Id) => {
    await change(t('settings.invitations.notTaken'), async () => {
      await send('DELETE /me/invitations/:id', { params: { id } })
      // The link on screen may be that one's.
      setToken(undefined)
      const Open = given.Open.filter(({ Id: other }) => other !== id)
      await write(GIVEN, { Left: given.Left + 1, Open })
      await retry()
    })
  }
  return (
    <section className="mt-10 grid gap-4 border-t border-line pt-6">
      <div>
        <h3 className="text-heading">{t('settings.invitations.title')}</h3>
        <p className="mt-1 text-label text-ink-soft">{t('settings.invitations.text')}</p>
      </div>
      {token !== undefined && (
        <div className="grid gap-2">
          <p role="status">{t('settings.invitations.once')}</p>
          <CopyLink
            label={t('settings.invitations.link')}
            url={origin + invitationPath(token)}
            words={{
              copy: t('settings.invitations.copy'),
              copied: t('settings.invitations.copied'),
              pressCopy: t('settings.invitations.pressCopy'),
            }}
          />
        </div>
      )}
      {given.Open.length > 0 && (
        <ul className="border-t border-line">
          {given.Open.map(({ Id: id, Ends }) => (
            <li
              key={id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line py-2"
            >
              {t('settings.invitations.open', { day: writeDate(new Date(Ends), language) })}
              <Button size="s" pending={isPending} onClick={() => void takeBack(id)}>
                {t('settings.invitations.takeBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {given.Left > 0 && (
        <Button className="justify-self-start" pending={isPending} onClick={() => void give()}>
          {t('settings.invitations.give', { count: given.Left })}
        </Button>
      )}
    </section>
  )
}
