import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { DescriptionList } from '#design-system/description-list/description-list.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { KeyRound } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ScriptKey } from '#contract/script-keys/script-key.ts'
import { writeUse } from './key-words.ts'
import { useScriptKeys } from './use-script-keys.ts'

/** Props of {@link KeyList}. */
export interface KeyListProps {
  keys: readonly ScriptKey[]
}

/** The member's keys: what each is for and may do, when it was used, and the button that revokes it. */
export function KeyList({ keys }: KeyListProps) {
  const { t } = useWords()
  const [asked, setAsked] = useState<ScriptKey>()
  return (
    <>
      <ul className="script-keys-list" aria-label={t('scriptKeys.list')}>
        {keys.map((key) => (
          <li key={key.Id}>
            <Icon of={KeyRound} className="mt-1 text-ink-soft" />
            {key.HasEnded ? (
              <Ended of={key} />
            ) : (
              <Running of={key} onRevoke={() => setAsked(key)} />
            )}
          </li>
        ))}
      </ul>
      {asked && <Revoke of={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Running({ of, onRevoke }: { of: ScriptKey; onRevoke: () => void }) {
  const { t, language } = useWords()
  const { Name, Scopes, Tail, Ends } = of
  return (
    <>
      <div>
        <b dir="auto">{Name}</b>
        <small>{Scopes.map((scope) => t(`scriptKeys.does.${scope}`)).join(', ')}</small>
        <small className="text-caption">
          {t('scriptKeys.facts', {
            tail: Tail,
            used: writeUse(of, t, language),
            day: writeDate(new Date(Ends), language),
          })}
        </small>
      </div>
      <Button aria-label={t('scriptKeys.revoke.openFor', { name: Name })} onClick={onRevoke}>
        {t('scriptKeys.revoke.open')}
      </Button>
    </>
  )
}

function Ended({ of }: { of: ScriptKey }) {
  const { t, language } = useWords()
  const { revoke } = useScriptKeys()
  const { isPending, change } = useChange()
  const takeOff = async () => {
    const isDone = await change(t('scriptKeys.takeOffFailed'), () => revoke(of.Id))
    if (isDone) toast({ title: t('scriptKeys.takenOff') })
  }
  return (
    <>
      <div>
        <b dir="auto" className="text-ink-soft">
          {of.Name}
        </b>
        <small>
          {t('scriptKeys.ended', {
            day: writeDate(new Date(of.Ends), language),
            used: writeUse(of, t, language),
          })}
        </small>
      </div>
      <Button variant="bare" pending={isPending} onClick={() => void takeOff()}>
        {t('scriptKeys.takeOff')}
      </Button>
    </>
  )
}

function Revoke({ of, onClose }: { of: ScriptKey; onClose: () => void }) {
  const { t, language } = useWords()
  const { revoke } = useScriptKeys()
  const { isPending, change } = useChange()
  const used = of.LastUsed === null ? undefined : new Date(of.LastUsed)
  const confirm = async () => {
    if (!(await change(t('scriptKeys.revoke.failed'), () => revoke(of.Id)))) return
    toast({ title: t('scriptKeys.revoke.done') })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('scriptKeys.revoke.title', { name: of.Name })}
      description={t('scriptKeys.revoke.text')}
      cancelLabel={t('scriptKeys.revoke.keep')}
      confirmLabel={t('scriptKeys.revoke.confirm')}
      danger
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      <DescriptionList
        items={[
          {
            key: 'used',
            term: t('scriptKeys.revoke.used'),
            details: used
              ? t('scriptKeys.revoke.at', {
                  day: writeDate(used, language),
                  time: writeTime(used, language),
                })
              : t('scriptKeys.revoke.never'),
          },
          {
            key: 'yours',
            term: t('scriptKeys.revoke.yours'),
            details: t('scriptKeys.revoke.stay'),
          },
        ]}
      />
    </ConfirmDialog>
  )
}
