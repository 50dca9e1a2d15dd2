import { EarDescription, EarNote, EarWay } from '#design-system/cook-mode/index.ts'
import { Ear } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { STATIONS, type EarView } from '#app/features/ear/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import '#design-system/cook-mode/ear.css'

/** Props of {@link EarSlot}. */
export interface EarSlotProps {
  view: EarView
  /** How much of the film has played, 0 to 1. */
  filmPassed: number
}

/** Where a step by ear is, or why nothing is read. */
export function EarSlot({ view, filmPassed }: EarSlotProps) {
  const { t } = useWords()
  const { mode, station, hasFailed } = view
  if (mode !== 'simmer') {
    return <EarNote>{t(mode === 'silent' ? 'ear.silent' : 'ear.quiet')}</EarNote>
  }
  if (hasFailed) return <EarNote>{t('ear.failed')}</EarNote>
  return (
    <EarWay
      label={t('ear.way')}
      stations={STATIONS.map((id) => ({ id, name: t(`ear.stations.${id}`) }))}
      current={STATIONS.indexOf(station)}
      passed={station === 'film' ? filmPassed : view.passed}
      again={t('ear.sayAgain')}
      onAgain={view.again}
    />
  )
}

/** What the film showed; nothing until the film is over. */
export function Description({ view }: Pick<EarSlotProps, 'view'>) {
  const { t } = useWords()
  const { description, isDescriptionLit } = view
  if (description === undefined) return null
  return (
    <EarDescription label={t('ear.inFilm')} lit={isDescriptionLit}>
      {description}
    </EarDescription>
  )
}

/** Ends reading aloud. */
export function EarButton({ onPress }: { onPress: () => void }) {
  const { t } = useWords()
  return (
    <IconButton
      variant="stage"
      icon={Ear}
      label={t('ear.stop')}
      aria-pressed
      aria-keyshortcuts="E"
      onClick={onPress}
      className="ear-on"
    />
  )
}
