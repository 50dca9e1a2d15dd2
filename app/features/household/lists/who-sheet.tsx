import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'
import { useListWords } from './list-words.ts'
import { isChosen, WhoFields, type Who } from './who-fields.tsx'

/** Props of {@link WhoSheet}. */
export interface WhoSheetProps extends Pick<DialogProps, 'returnFocus'> {
  list: ListCard
  people: readonly HouseholdPerson[]
  isPending: boolean
  onClose: () => void
  onSave: (who: Who) => void
}

/** Changes who sees a list. Whoever no longer does keeps a copy. */
export function WhoSheet({ list, people, isPending, onClose, onSave, ...props }: WhoSheetProps) {
  const { t } = useWords()
  const { nameOf, othersOf } = useListWords(people)
  const [who, setWho] = useState<Who>({
    SeenBy: list.SeenBy,
    PersonIds: othersOf(list).map(({ Id }) => Id),
  })
  const [wasTried, setTried] = useState(false)
  const title = t('lists.who.of', { name: nameOf(list) })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <Button
          variant="primary"
          full
          pending={isPending}
          onClick={() => {
            setTried(true)
            if (people.length === 0) onClose()
            else if (isChosen(who)) onSave(who)
          }}
        >
          {t('lists.done')}
        </Button>
      }
      {...props}
    >
      <WhoFields
        label={title}
        labelHidden
        who={who}
        onWhoChange={setWho}
        people={people}
        list={list}
        isMissing={wasTried && !isChosen(who)}
      />
    </Dialog>
  )
}
