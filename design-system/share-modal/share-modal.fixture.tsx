import { Button } from '#design-system/button/button.tsx'
import { Share2 } from '#design-system/icon/lucide.ts'
import { ShareModal, type ShareModalProps } from '#design-system/share-modal/share-modal.tsx'
import { useShare } from '#design-system/share-modal/use-share.ts'

/** What is shared in the stories. */
export const COOKBOOK = {
  url: 'https://simmer.example/cookbooks/7',
  title: 'Bowls and Broths',
}

/** A share button with its dialog, as on a page. */
export function Sharing(props: Omit<ShareModalProps, 'open' | 'onOpenChange'>) {
  const { open, setOpen, share } = useShare(props.content)
  return (
    <>
      <Button icon={Share2} onClick={share}>
        Share
      </Button>
      <ShareModal {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
