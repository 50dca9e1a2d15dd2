import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { ChevronDown } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FOLDER_NAME_MAX } from '#contract/own-recipes/limits.ts'

/** Props of {@link FolderChoice}. */
export interface FolderChoiceProps {
  /** null for none. */
  folder: string | null
  onChoose: (folder: string) => void
}

/** The folder that the recipes of an import are put into. */
export function FolderChoice({ folder, onChoose }: FolderChoiceProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string>()
  const close = () => setTyped(undefined)
  return (
    <>
      <Button variant="bare" iconEnd={ChevronDown} onClick={() => setTyped(folder ?? '')}>
        {folder === null ? t('recipeImport.noFolder') : t('recipeImport.folder', { name: folder })}
      </Button>
      <Dialog open={typed !== undefined} onOpenChange={close} title={t('recipeImport.folderTitle')}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            onChoose(typed?.trim() ?? '')
            close()
          }}
        >
          <TextField
            label={t('recipeImport.folderLabel')}
            hint={t('recipeImport.folderHint')}
            value={typed ?? ''}
            maxLength={FOLDER_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" type="submit">
              {t('recipeImport.save')}
            </Button>
            <Button variant="bare" onClick={close}>
              {t('common.cancel')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
