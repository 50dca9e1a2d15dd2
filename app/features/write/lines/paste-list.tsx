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
  onPaste: (text: string) => void
}

/** Takes a list over that somebody has copied. */
export function PasteList({ open, onOpenChange, onPaste }: PasteListProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const add = () => {
    if (text.trim() !== '') onPaste(text)
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
          <Button variant="primary" onClick={add}>
            {t('write.ingredients.pasteAdd')}
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
