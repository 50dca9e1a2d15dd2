import { useWords } from '#app/lib/words/words-provider.tsx'
import { useLengths } from '../use-lengths.ts'
import type { PartTile } from './part-tiles.tsx'

/** Props of {@link Arrived}. */
export interface ArrivedProps {
  /** Bytes that have arrived, and of how many. */
  bytes: number
  size: number
  tiles: readonly PartTile[]
}

/** How much of a film has arrived. */
export function Arrived({ bytes, size, tiles }: ArrivedProps) {
  const { t, formatNumber } = useWords()
  const { size: write } = useLengths()
  const films = tiles.filter(({ kind }) => kind === 'film')
  return (
    <section className="studio-rimmed">
      <h2 className="text-subheading">{t('studioPages.work.arrived')}</h2>
      <dl className="studio-sum">
        <div>
          <dt>{t('studioPages.work.of', { size: write(size) })}</dt>
          <dd>{write(bytes)}</dd>
        </div>
        <div>
          <dt>{t('studioPages.work.whole', { count: films.length })}</dt>
          <dd>{formatNumber(films.filter(({ done }) => done >= 1).length)}</dd>
        </div>
      </dl>
    </section>
  )
}
