import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { LogOut } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { MembersPartProps } from './members-part.tsx'
import { LeaveSheet } from './leave-sheet.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useHousehold } from './use-household.ts'

/** The way out of a household. */
export function LeavePart({ household, isKeeper }: MembersPartProps) {
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
