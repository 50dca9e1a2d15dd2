import { useEffect } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton, type IconButtonAppearance } from '#design-system/icon-button/icon-button.tsx'
import { Share2 } from '#design-system/icon/lucide.ts'
import { useShare } from '#design-system/share-modal/use-share.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

const loadModal = () => import('#design-system/share-modal/share-modal.tsx')

/** Props of {@link ShareButton}. */
export interface ShareButtonProps extends Pick<IconButtonAppearance, 'variant' | 'size'> {
  /** Path of the page on this site. */
  path: string
  /** Anchor on the page, such as `#step-3`. @default '' */
  place?: string
  /** Name of what is shared. */
  title: string
  /** Name of the button. @default "Share" */
  label?: string
  /** Shows the label beside the icon. @default false */
  labelled?: boolean
  className?: string
}

/**
 * Shares a page of this site: with the system's sheet on touch devices, else with a dialog, whose
 * code is fetched with the first press. The address has the reader's language
 *.
 */
export function ShareButton(props: ShareButtonProps) {
  const { path, place = '', title, labelled = false, variant, size, className } = props
  const { t, language } = useWords()
  const { origin } = useSite()
  const { code, isPending, hasFailed, ask } = useOnDemand(loadModal)
  const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
  const content = { url: `${origin}${path}${query}${place}`, title }
  const { open, setOpen, share } = useShare(content)
  useEffect(() => {
    if (open) ask()
  }, [open, ask])
  useEffect(() => {
    if (!hasFailed) return
    setOpen(false)
    toast({ title: t('errors.title'), description: t('errors.text'), tone: 'error' })
  }, [hasFailed, setOpen, t])
  const label = props.label ?? t('common.share')
  const press = { pending: isPending, onClick: share, className }
  return (
    <>
      {labelled ? (
        <Button icon={Share2} {...press}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} icon={Share2} variant={variant} size={size} {...press} />
      )}
      {code && <code.ShareModal content={content} open={open} onOpenChange={setOpen} />}
    </>
  )
}
