import { useState, type RefObject } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Lock } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { writeSince } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DESK_TEXT_MAX } from '#contract/desk/limits.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import { holdText } from './member-words.ts'
import { changesTo, type Rights, rightsOf } from './rights.ts'
import { useMemberDecisions } from './use-desk.ts'

/** Props of {@link RightsSheet}. */
export interface RightsSheetProps {
  onOpenChange: (open: boolean) => void
  member: DeskMember
  /** Receives the focus when it closed after another sheet. */
  returnFocus: RefObject<HTMLElement | null>
  /** Whether the reader gives roles. */
  mayGive: boolean
  /** Called to put the member on hold, or to change until when. */
  onHold: () => void
}

/** What a member may do, to be changed by whoever may: admins give roles, editors trust authors. */
export function RightsSheet({
  onOpenChange,
  member,
  returnFocus,
  mayGive,
  onHold,
}: RightsSheetProps) {
  const words = useWords()
  const { t, language } = words
  const { grant, revoke, trust, lift } = useMemberDecisions()
  const { isPending, change } = useChange()
  const lifting = useChange()
  const [wanted, setWanted] = useState(() => rightsOf(member))
  const [why, setWhy] = useState('')
  const { Id, Name, Joined, Published, Email, OnHold } = member
  const name = { name: Name }
  const since = writeSince(new Date(Joined), language)
  const hasRights = mayGive || wanted.author
  const save = async () => {
    const isDone = await change(t('desk.rights.failed', name), async () => {
      for (const next of changesTo(wanted, member)) {
        // oxlint-disable-next-line no-await-in-loop -- in this order, and no further after a failure
        await (next.kind === 'trust'
          ? trust(Id, next.isTrusted, oneLine(why))
          : (next.kind === 'grant' ? grant : revoke)(Id, next.role, oneLine(why)))
      }
    })
    if (!isDone) return
    onOpenChange(false)
    toast({ title: t('desk.rights.saved', name) })
  }
  const end = async () => {
    const failed = t('desk.hold.liftFailed', name)
    if (!(await lifting.change(failed, () => lift(Id, oneLine(why))))) return
    onOpenChange(false)
    toast({ title: t('desk.hold.lifted', name) })
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      returnFocus={returnFocus}
      title={Name}
      description={[t('desk.rights.since', { count: Published, since }), Email]
        .filter(Boolean)
        .join(' · ')}
      footer={
        <>
          {OnHold ? (
            <>
              <Button onClick={onHold}>{t('desk.hold.change')}</Button>
              <Button pending={lifting.isPending} onClick={() => void end()}>
                {t('desk.hold.lift')}
              </Button>
            </>
          ) : (
            <Button icon={Lock} onClick={onHold}>
              {t('desk.hold.open')}
            </Button>
          )}
          {hasRights && (
            <Button variant="primary" pending={isPending} onClick={() => void save()}>
              {t('desk.rights.save')}
            </Button>
          )}
        </>
      }
    >
      {OnHold && (
        <Banner icon={Lock} className="mb-4" title={holdText(member, words)}>
          {OnHold.Reason}
        </Banner>
      )}
      {hasRights && <RightBoxes wanted={wanted} mayGive={mayGive} onChange={setWanted} />}
      {(hasRights || OnHold) && (
        <TextField
          className="mt-4"
          label={t('desk.rights.why')}
          hint={t('desk.rights.whyHint')}
          autoComplete="off"
          maxLength={DESK_TEXT_MAX}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      )}
    </Dialog>
  )
}

interface RightBoxesProps {
  wanted: Rights
  mayGive: boolean
  onChange: (wanted: Rights) => void
}

function RightBoxes({ wanted, mayGive, onChange }: RightBoxesProps) {
  const { t } = useWords()
  const all = ['author', 'trusted', 'editor', 'admin'] as const
  const shown = mayGive ? all : (['trusted'] as const)
  return (
    <fieldset className="pick-cards">
      <legend className="sr-only">{t('desk.rights.label')}</legend>
      {shown.map((right) => (
        <Checkbox
          key={right}
          className="pick-check"
          label={<b>{t(`desk.roles.${right}`)}</b>}
          hint={t(`desk.rights.${right}Hint`)}
          checked={wanted[right] && (right !== 'trusted' || wanted.author)}
          disabled={right === 'trusted' && !wanted.author}
          onCheckedChange={(isOn) => onChange({ ...wanted, [right]: isOn })}
        />
      ))}
    </fieldset>
  )
}
