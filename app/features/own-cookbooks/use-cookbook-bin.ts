import { useNavigate } from 'react-router-dom'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { OWN_COOKBOOKS_PATH } from './paths.ts'
import { useCookbookActs } from './use-cookbook-acts.ts'

/**
 * Moves a cookbook to the bin, restores it, or deletes it for good after a confirmation. A toast reports each;
 * the one after moving to the bin offers Undo.
 */
export function useCookbookBin({ id, name }: { id: Id; name: string }) {
  const { t } = useWords()
  const acts = useCookbookActs()
  const navigate = useNavigate()
  const { change } = useChange()
  const failed = t('ownCookbooks.bin.failed')

  const restore = async () => {
    if (await change(failed, () => acts.restore(id)))
      toast({ title: t('ownCookbooks.bin.back', { name }) })
  }
  const toBin = async ({ leavesPage = false } = {}) => {
    if (!(await change(failed, () => acts.bin(id)))) return
    if (leavesPage) void navigate(OWN_COOKBOOKS_PATH)
    toast({
      title: t('ownCookbooks.bin.moved', { name }),
      description: t('ownCookbooks.bin.movedText', { days: BIN_DAYS }),
      action: { label: t('ownCookbooks.undo'), onClick: () => void restore() },
    })
  }
  const deleteForGood = async () => {
    const isSure = await confirm({
      title: t('ownCookbooks.bin.question', { name }),
      description: t('ownCookbooks.bin.questionText'),
      confirmLabel: t('ownCookbooks.bin.confirm'),
      danger: true,
    })
    if (isSure && (await change(failed, () => acts.deleteForGood(id))))
      toast({ title: t('ownCookbooks.bin.deleted', { name }) })
  }
  return { restore, toBin, deleteForGood }
}
