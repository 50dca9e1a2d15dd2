import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link PasteList}. */
export interface PasteListProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the whole text. */
  onTake: (text: string) => void
}

/** Takes a list over that somebody has copied. */
export function PasteList({ open, onOpenChange, onTake }: PasteListProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const take = () => {
    if (text.trim() !== '') onTake(text)
    setText('')
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('write.ingredients.pasteTitle')}
      description={t('write.ingredients.pasteText')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={take}>
            {t('write.ingredients.pasteTake')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('write.ingredients.pasteLabel')}
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
