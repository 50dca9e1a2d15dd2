import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Clock, Undo2 } from '#design-system/icon/lucide.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ProfileChange as Change } from '#contract/desk/authorship.ts'
import { useAuthorship } from './use-authorship.ts'

/** Props of {@link ProfileChange}. */
export interface ProfileChangeProps {
  change: Change
  /** Called when it is there no more. */
  onTakenBack: () => void
}

/** Another name or portrait that the desk reads, or has sent back: what others see stays meanwhile. */
export function ProfileChange({ change, onTakenBack }: ProfileChangeProps) {
  const { t, language } = useWords()
  const { takeBackChange } = useAuthorship()
  const { isPending, change: act } = useChange()
  const { State, Name, Portrait, Sent, Remark } = change
  const isWaiting = State === 'waiting'
  const takeBack = async () => {
    if (await act(t('authorship.change.failed'), takeBackChange)) onTakenBack()
  }
  return (
    <Banner
      announced
      icon={isWaiting ? Clock : Undo2}
      title={t(`authorship.change.${State}`)}
      action={
        <Button pending={isPending} onClick={() => void takeBack()}>
          {t(`authorship.change.${isWaiting ? 'takeBack' : 'read'}`)}
        </Button>
      }
    >
      {Remark !== null && (
        <span dir="auto" className="author-remark">
          {Remark}
        </span>
      )}
      <span className="author-wanted">
        {Portrait && <Avatar size="l" name={Name ?? ''} src={mediaUrl(Portrait.Path)} />}
        <span>
          {t('authorship.change.asked', { day: writeDate(new Date(Sent), language) })}{' '}
          {Name !== null && <b dir="auto">{Name}</b>}
          {Name !== null && Portrait && ', '}
          {Portrait && t('authorship.change.portrait')}
          {'. '}
          {t(`authorship.change.stays.${State}`)}
        </span>
      </span>
    </Banner>
  )
}
