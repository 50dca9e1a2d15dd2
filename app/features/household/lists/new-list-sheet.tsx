import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LIST_NAME_MAX } from '#contract/shopping/limits.ts'
import type { ListOverview, NewListBody } from '#contract/shopping/several-lists.ts'
import { ShopField } from './list-fields.tsx'
import { isChosen, WhoFields, type Who } from './who-fields.tsx'

/** Props of {@link NewListSheet}. */
export interface NewListSheetProps extends Pick<DialogProps, 'returnFocus'> {
  overview: ListOverview
  isPending: boolean
  onClose: () => void
  onCreate: (body: NewListBody) => void
}

/** A new list: its name, its shop, and who sees it. */
export function NewListSheet({
  overview,
  isPending,
  onClose,
  onCreate,
  ...props
}: NewListSheetProps) {
  const { t } = useWords()
  const { Lists, People } = overview
  const [name, setName] = useState('')
  const [shop, setShop] = useState('')
  const [who, setWho] = useState<Who>({
    SeenBy: People.length > 0 ? 'household' : 'you',
    PersonIds: [],
  })
  const [wasTried, setTried] = useState(false)
  const create = () => {
    setTried(true)
    if (name.trim() === '' || !isChosen(who)) return
    const { SeenBy, PersonIds } = who
    onCreate({
      Name: name.trim(),
      SeenBy,
      ...(shop.trim() !== '' && { Shop: shop.trim() }),
      ...(SeenBy === 'some' && { PersonIds: [...PersonIds] }),
    })
  }
  const formId = 'new-list'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('lists.new')}
      footer={
        <Button variant="primary" full type="submit" form={formId} pending={isPending}>
          {t('lists.create')}
        </Button>
      }
      {...props}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <TextField
          label={t('lists.name')}
          placeholder={t('lists.example')}
          value={name}
          maxLength={LIST_NAME_MAX}
          autoComplete="off"
          error={wasTried && name.trim() === '' ? t('lists.missing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <ShopField shop={shop} onShopChange={setShop} lists={Lists} />
        <WhoFields
          label={t('lists.who.title')}
          who={who}
          onWhoChange={setWho}
          people={People}
          isMissing={wasTried && !isChosen(who)}
        />
      </form>
    </Dialog>
  )
}
