import { useNavigate } from 'react-router-dom'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useOwnActs } from './use-own-acts.ts'
import { OWN_RECIPES_PATH } from './use-own-filter.ts'

/**
 * Moves an own recipe to the bin, restores it, or deletes it for good after a confirmation. A toast
 * reports each; the one after moving to the bin offers Undo.
 */
export function useBin({ id, name }: { id: Id; name: string }) {
  const { t } = useWords()
  const acts = useOwnActs()
  const navigate = useNavigate()
  const { change } = useChange()
  const failed = t('ownRecipes.bin.failed')

  const restore = async () => {
    if (await change(failed, () => acts.restore(id)))
      toast({ title: t('ownRecipes.bin.back', { name }) })
  }
  const toBin = async (leavesPage = false) => {
    if (!(await change(failed, () => acts.bin(id)))) return
    if (leavesPage) void navigate(OWN_RECIPES_PATH)
    toast({
      title: t('ownRecipes.bin.moved', { name }),
      action: { label: t('ownRecipes.bin.undo'), onClick: () => void restore() },
    })
  }
  const deleteForGood = async () => {
    const isSure = await confirm({
      title: t('ownRecipes.bin.question', { name }),
      description: t('ownRecipes.bin.questionText'),
      confirmLabel: t('ownRecipes.bin.confirm'),
      danger: true,
    })
    if (isSure && (await change(failed, () => acts.deleteForGood(id)))) {
      toast({ title: t('ownRecipes.bin.deleted', { name }) })
    }
  }
  return { restore, toBin, deleteForGood }
}
