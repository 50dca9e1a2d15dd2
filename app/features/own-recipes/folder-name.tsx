import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FOLDER_NAME_MAX } from '#contract/own/limits.ts'
import type { Folder } from '#contract/own/own-recipe.ts'
import { useOwnActs } from './use-own-acts.ts'

/** Asks for the name of a new folder. */
export function NewFolder({
  onMade,
  onClose,
}: {
  onMade?: (folder: Folder) => void
  onClose: () => void
}) {
  const { t } = useWords()
  const acts = useOwnActs()
  return (
    <NameDialog
      title={t('mine.folders.new')}
      name=""
      saveLabel={t('mine.folders.make')}
      save={async (name) => onMade?.(await acts.addFolder(name))}
      onClose={onClose}
    />
  )
}

/** Asks for another name of a folder. */
export function RenameFolder({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const { t } = useWords()
  const acts = useOwnActs()
  return (
    <NameDialog
      title={t('mine.folders.rename')}
      name={folder.Name}
      saveLabel={t('mine.folders.save')}
      save={(Name) => acts.changeFolder(folder.Id, { Name })}
      onClose={onClose}
    />
  )
}

interface NameDialogProps {
  title: string
  name: string
  saveLabel: string
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

/** What was typed stays when it cannot be stored. */
function NameDialog({ title, name, saveLabel, save, onClose }: NameDialogProps) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    const wanted = typed.trim()
    setMissing(wanted === '')
    if (wanted !== '' && (await change(t('mine.folders.failed'), () => save(wanted)))) onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={t('mine.folders.question')}
          hint={t('mine.folders.hint')}
          value={typed}
          maxLength={FOLDER_NAME_MAX}
          autoComplete="off"
          error={isMissing ? t('mine.folders.missing') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" type="submit" pending={isPending}>
            {saveLabel}
          </Button>
          <Button variant="bare" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
