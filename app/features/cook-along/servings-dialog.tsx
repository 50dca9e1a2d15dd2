import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SERVINGS_MAX, SERVINGS_MIN } from '#contract/limits.ts'

/** Props of {@link ServingsDialog}. */
export interface ServingsDialogProps {
  open: boolean
  /** Called when the cook closes it. */
  onOpenChange: (open: boolean) => void
  /** Number of people, 1 to 999. */
  people: number
  /** How far one press goes. @default 1 */
  step?: number
  /** Called with each new number. */
  onPeopleChange: (people: number) => void
  /** Downloading the film. */
  pending: boolean
  /** The steps of the film couldn’t be loaded; starting tries again. */
  failed: boolean
  /** Called by the button that opens the film. */
  onStart: () => void
}

/** Asks for the number of people (VID-01 to VID-04). */
export function ServingsDialog(props: ServingsDialogProps) {
  const {
    open,
    onOpenChange,
    people,
    step = SERVINGS_MIN,
    onPeopleChange,
    pending,
    failed,
    onStart,
  } = props
  const { t } = useWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cookAlong.title')}
      description={t('cookAlong.text')}
      centred
    >
      <ServingsCounter
        variant="large"
        label={t('cookAlong.label')}
        value={people}
        min={step}
        max={SERVINGS_MAX - (SERVINGS_MAX % step)}
        step={step}
        onValueChange={onPeopleChange}
      />
      {failed && (
        <Banner
          tone="danger"
          title={t('cookAlong.failedTitle')}
          announced
          className="mt-6 text-start"
        >
          {t('cookAlong.failedText')}
        </Banner>
      )}
      <Button
        variant="flame"
        size="l"
        full
        icon={Play}
        iconFill
        pending={pending}
        onClick={onStart}
        className="mt-8"
      >
        {t('cookAlong.start')}
      </Button>
    </Dialog>
  )
}
