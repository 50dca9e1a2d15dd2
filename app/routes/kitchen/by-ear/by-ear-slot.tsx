import { ByEarDescription, ByEarNote, ByEarWay } from '#design-system/kitchen/index.ts'
import { Ear } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { STATIONS, type ByEarView } from '#app/features/by-ear/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import '#design-system/kitchen/by-ear.css'

/** Props of {@link ByEarSlot}. */
export interface ByEarSlotProps {
  view: ByEarView
  /** How much of the film has played, 0 to 1. */
  filmPassed: number
}

/** Where a step by ear is, or why nothing is read. */
export function ByEarSlot({ view, filmPassed }: ByEarSlotProps) {
  const { t } = useWords()
  const { mode, station, hasFailed } = view
  if (mode !== 'simmer') {
    return <ByEarNote>{t(mode === 'silent' ? 'byEar.silent' : 'byEar.quiet')}</ByEarNote>
  }
  if (hasFailed) return <ByEarNote>{t('byEar.failed')}</ByEarNote>
  return (
    <ByEarWay
      label={t('byEar.way')}
      stations={STATIONS.map((id) => ({ id, name: t(`byEar.stations.${id}`) }))}
      current={STATIONS.indexOf(station)}
      passed={station === 'film' ? filmPassed : view.passed}
      again={t('byEar.sayAgain')}
      onAgain={view.again}
    />
  )
}

/** What the film showed; nothing until the film is over. */
export function Description({ view }: Pick<ByEarSlotProps, 'view'>) {
  const { t } = useWords()
  const { description, isDescriptionLit } = view
  if (description === undefined) return null
  return (
    <ByEarDescription label={t('byEar.inFilm')} lit={isDescriptionLit}>
      {description}
    </ByEarDescription>
  )
}

/** Ends reading aloud. */
export function ByEarButton({ onClick }: { onClick: () => void }) {
  const { t } = useWords()
  return (
    <IconButton
      variant="stage"
      icon={Ear}
      label={t('byEar.stop')}
      aria-pressed
      aria-keyshortcuts="E"
      onClick={onClick}
      className="ear-on"
    />
  )
}
