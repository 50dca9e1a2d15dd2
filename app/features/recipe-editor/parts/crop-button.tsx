import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Crop } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

const loadCrop = () => withAreas(['settings'], import('./crop-picture.tsx'))

/** Props of {@link CropButton}. */
export interface CropButtonProps {
  /** Address of the picture. */
  src: string
  /** Width of its place by the height. */
  ratio: number
  /** Number of the step that it shows; absent for the picture of the recipe. */
  step?: number
  /** Called with the picture that was cut. */
  onCut: (id: Id) => void
}

/** Cuts a picture to the part that its place shows. */
export function CropButton({ src, ratio, step, onCut }: CropButtonProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { code, ask, isPending, hasFailed } = useOnDemand(loadCrop)
  const open = () => {
    ask()
    setOpen(true)
  }
  const complain = (title: string) => {
    setOpen(false)
    toast({ tone: 'error', title })
  }
  return (
    <>
      {step === undefined ? (
        <Button size="s" icon={Crop} pending={isPending} onClick={open}>
          {t('recipeEditor.picture.crop')}
        </Button>
      ) : (
        <IconButton
          icon={Crop}
          label={t('recipeEditor.picture.cropOfStep', { number: step })}
          aria-busy={isPending || undefined}
          onClick={open}
        />
      )}
      {hasFailed && <span role="alert">{t('errors.title')}</span>}
      {code && isOpen && (
        <code.CropPicture
          src={src}
          ratio={ratio}
          onCut={onCut}
          onClose={() => setOpen(false)}
          onUnreadable={() => complain(t('recipeEditor.picture.unreadable'))}
        />
      )}
    </>
  )
}
