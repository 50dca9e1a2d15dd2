import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The part of a step while a film is made or sent. */
export interface PartTile {
  /** Number of the step. */
  readonly number: number
  /** `card`: it has no film. */
  readonly kind: 'film' | 'card'
  /** How much of it is done, 0 to 1. */
  readonly done: number
  /** Address of the picture with which it begins; undefined while that is read. */
  readonly picture?: string | undefined
}

/** The parts of a film that is made, each as far as it is. */
export function PartTiles({ tiles }: { tiles: readonly PartTile[] }) {
  const { t, formatNumber } = useWords()
  const wordsOf = ({ number, kind, done }: PartTile) => {
    const step = formatNumber(number)
    if (kind === 'card') return t('studioPages.make.stepCard', { step })
    if (done >= 1) return t('studioPages.make.stepDone', { step })
    if (done === 0) return t('studioPages.make.stepWaits', { step })
    const percent = `${formatNumber(Math.floor(done * 100))}\u00a0%`
    return t('studioPages.make.stepNow', { step, percent })
  }
  return (
    <ol className="studio-tiles" style={{ '--count': tiles.length } as React.CSSProperties}>
      {tiles.map((tile) => (
        <li key={tile.number} data-kind={tile.kind}>
          <span className="sr-only">{wordsOf(tile)}</span>
          <span aria-hidden="true" className="studio-tile">
            {tile.kind === 'card' && <EnamelPlate />}
            {tile.picture !== undefined && <img src={tile.picture} alt="" />}
          </span>
          <i aria-hidden="true" style={{ '--done': tile.done } as React.CSSProperties} />
          <b aria-hidden="true">{formatNumber(tile.number)}</b>
        </li>
      ))}
    </ol>
  )
}
