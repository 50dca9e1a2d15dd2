import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Chip } from '#design-system/tag/tag.tsx'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { Actions } from '../actions/use-actions.ts'

/** Props of {@link StaplesDialog}. */
export interface StaplesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  shopping: Pick<Shopping, 'foods' | 'list'>
  actions: Actions
}

/** What is always at home; what is taken out is asked for again. */
export function StaplesDialog({ open, onOpenChange, shopping, actions }: StaplesDialogProps) {
  const { t, langId } = useWords()
  const names = shopping.list.staples.flatMap((id) => {
    const food = shopping.foods?.Foods.find(({ Id }) => Id === id)
    const forms = food?.Names.find(({ LangId }) => LangId === langId)
    return forms ? [{ id, name: capitalised(forms.Other) }] : []
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.alwaysHome')}
      description={t(names.length > 0 ? 'shopping.alwaysHomeText' : 'shopping.alwaysHomeNone')}
    >
      <ul className="flex flex-wrap gap-2">
        {names.map(({ id, name }) => (
          <li key={id}>
            <Chip
              removeLabel={t('shopping.removeItem', { name })}
              onRemove={() => void actions.forgetStaple(id)}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
