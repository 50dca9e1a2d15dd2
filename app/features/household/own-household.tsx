import { useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Eye, Lock, Pencil, User, LogOut } from '#design-system/icon/lucide.ts'
import { NameSheet } from '#app/lib/ui/name-sheet.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { HOUSEHOLD_MEMBERS_MAX, LIST_NAME_MAX } from '#contract/shopping/limits.ts'
import type { Household } from '#contract/household.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { MembersPart, type MembersPartProps } from './members-part.tsx'
import { VisibilityList } from './visibility-list.tsx'
import { useHousehold } from './use-household.ts'
import { LeaveSheet } from './leave-sheet.tsx'

/** A household as its members see it: who belongs to it, what they see, and the way out. */
export function OwnHousehold({ household }: { household: Household }) {
  const { t } = useWords()
  const { Name, Members } = household
  const isKeeper = Members.some(({ IsYou, IsKeeper }) => IsYou && IsKeeper)
  return (
    <>
      <div className="house-title">
        <h1 className="text-title">{t('household.named', { name: Name })}</h1>
        {isKeeper && <Rename name={Name} />}
      </div>
      <p className="text-ink-soft">
        {t('household.places', { count: Members.length, most: HOUSEHOLD_MEMBERS_MAX })}
      </p>
      <div className="house-columns">
        <MembersPart household={household} isKeeper={isKeeper} />
        <div>
          <section className="rim">
            <div className="house-head">
              <h2 className="text-heading">{t('household.others.title')}</h2>
            </div>
            <VisibilityList
              lines={[
                { icon: Eye, text: t('household.others.lists') },
                { icon: User, text: t('household.others.you') },
                { icon: Lock, text: t('household.others.not') },
              ]}
            />
          </section>
          <LeavePart household={household} isKeeper={isKeeper} />
        </div>
      </div>
    </>
  )
}

function Rename({ name }: { name: string }) {
  const { t } = useWords()
  const { rename } = useHousehold()
  const { isPending, change } = useChange()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Pencil} label={t('household.rename.title')} onClick={() => setOpen(true)} />
      <NameSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('household.rename.title')}
        label={t('household.start.name')}
        name={name}
        maxLength={LIST_NAME_MAX}
        missing={t('household.start.missing')}
        save={t('household.rename.save')}
        isPending={isPending}
        onSave={(wanted) => change(t('household.rename.failed'), () => rename(wanted))}
      />
    </>
  )
}

/** The way out of a household. */
function LeavePart({ household, isKeeper }: MembersPartProps) {
  const { t } = useWords()
  const { leave } = useHousehold()
  const { isPending, change } = useChange()
  const [isOpen, setOpen] = useState(false)
  const isAlone = household.Members.length === 1
  const text = isKeeper ? t('household.leave.keeperText') : t('household.leave.text')
  return (
    <section className="house-leave">
      <h2 className="text-subheading">{t('household.leave.title')}</h2>
      <p className="mt-1 mb-3 text-label text-ink-soft">
        {isAlone ? t('household.leave.aloneText') : text}
      </p>
      <Button icon={LogOut} onClick={() => setOpen(true)}>
        {t('household.leave.button')}
      </Button>
      <LeaveSheet
        open={isOpen}
        onOpenChange={setOpen}
        household={household}
        isPending={isPending}
        onLeave={async (fields) => {
          const isDone = await change(t('household.leave.failed'), () => leave(fields))
          if (isDone) toast({ title: t('household.leave.left', { name: household.Name }) })
        }}
      />
    </section>
  )
}
