import { NameSheet } from '#app/lib/ui/name-sheet.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { TAB_NAME_MAX } from '#contract/cookbooks/limits.ts'
import type { CookbookPicture } from '#contract/cookbooks/own-cookbook.ts'
import type { useCookbookActs } from '../use-cookbook-acts.ts'
import { AddSheet } from './add-sheet.tsx'
import { useCookbookEditor } from './context.ts'
import { MoveSheet } from './move-sheet.tsx'
import { UsedNames } from './offered-names.tsx'
import { PicturesSheet } from './pictures/pictures-sheet.tsx'
import { WhoSheet } from './who-sheet.tsx'

/** Which sheet is open above the editor, and what it is about. */
export type Sheet =
  | { kind: 'add' | 'who' | 'tab' }
  | { kind: 'move'; recipes: readonly Id[] }
  | { kind: 'picture'; place: CookbookPicture }

/** Props of {@link Sheets}. */
export interface SheetsProps {
  /** Undefined for none. */
  sheet: Sheet | undefined
  acts: ReturnType<typeof useCookbookActs>
  onClose: () => void
  /** Called when recipes were moved with the sheet. */
  onMoved: () => void
}

/** The sheets of the editor. */
export function Sheets({ sheet, acts, onClose, onMoved }: SheetsProps) {
  const { t } = useWords()
  const { store, language } = useCookbookEditor()
  return (
    <>
      {sheet?.kind === 'add' && <AddSheet onClose={onClose} />}
      {sheet?.kind === 'who' && <WhoSheet acts={acts} onClose={onClose} />}
      {sheet?.kind === 'picture' && (
        <PicturesSheet place={sheet.place} acts={acts} onClose={onClose} />
      )}
      {sheet?.kind === 'move' && (
        <MoveSheet
          recipes={sheet.recipes}
          onClose={(hasMoved) => {
            onClose()
            if (hasMoved) onMoved()
          }}
        />
      )}
      <NameSheet
        open={sheet?.kind === 'tab'}
        onOpenChange={onClose}
        title={t('ownCookbooks.editor.newTab')}
        label={t('ownCookbooks.editor.tabName')}
        maxLength={TAB_NAME_MAX}
        name=""
        missing={t('ownCookbooks.editor.tabMissing')}
        save={t('ownCookbooks.editor.newTab')}
        isPending={false}
        onSave={(name) => {
          const Name = { [language]: name }
          store.change([{ Kind: 'add-tab', Tab: crypto.randomUUID(), Name }])
          return Promise.resolve(true)
        }}
      >
        <UsedNames
          onTake={(Name) => {
            store.change([{ Kind: 'add-tab', Tab: crypto.randomUUID(), Name }])
            onClose()
          }}
        />
      </NameSheet>
    </>
  )
}
