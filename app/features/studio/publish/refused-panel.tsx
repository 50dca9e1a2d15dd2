import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Flag, History, RefreshCw, RotateCcw, Send } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FILMS_BYTES_MAX } from '#contract/films/limits.ts'
import type { SendingState } from '../send/use-sending.ts'
import { studioPath } from '../studio-path.ts'
import { useLengths } from '../use-lengths.ts'
import { Panel, WorkHead } from './panel.tsx'
import type { PartTile } from './part-tiles.tsx'

/** Props of {@link RefusedPanel}. */
export interface RefusedPanelProps {
  recipe: number
  /** Bytes of the film. */
  size: number
  tiles: readonly PartTile[]
  state: SendingState & { kind: 'refused' }
  /** Whether it is what the page is about. */
  isMain: boolean
  /** Address of the older films of the recipe; undefined where there are none. */
  versionsHref: string | undefined
  onStart: () => void
  /** Makes the film anew. */
  onMakeAgain: () => void
  /** Makes a smaller one, with its bytes; undefined for one that is small. */
  smaller: { readonly size: number; readonly onMake: () => void } | undefined
}

/** Why a film is not taken, and the ways on. */
export function RefusedPanel(props: RefusedPanelProps) {
  const { recipe, size, tiles, state, isMain, versionsHref, onStart, onMakeAgain, smaller } = props
  const { t } = useWords()
  const { size: write } = useLengths()
  const { why, message } = state
  const says = {
    room: [
      t('studioPages.work.full'),
      t('studioPages.work.fullText', { most: write(FILMS_BYTES_MAX), size: write(size) }),
    ],
    steps: [t('studioPages.work.steps'), t('studioPages.work.stepsText')],
    gone: [t('studioPages.work.gone'), t('studioPages.work.goneText')],
    // The message says until when, and why.
    held: [t('studioPages.work.held'), `${message} ${t('studioPages.work.heldText')}`],
    film: [t('studioPages.send.refused'), message],
  } as const
  const [title, text] = says[why]
  const tryAgain = (
    <Button size="l" variant="primary" icon={RefreshCw} onClick={onStart}>
      {t('studioPages.work.tryAgain')}
    </Button>
  )
  const makeAgain = (
    <Button size="l" icon={RotateCcw} onClick={onMakeAgain}>
      {t('studioPages.send.discard')}
    </Button>
  )
  return (
    <>
      <WorkHead isMain={isMain} title={title} text={text} />
      <div role="alert" className="sr-only">
        {title}
      </div>
      <Panel
        where={t('studioPages.send.where')}
        title={t('studioPages.work.toSend', { size: write(size) })}
        tiles={tiles}
      >
        {why === 'room' && (
          <>
            {versionsHref !== undefined && (
              <ButtonLink href={versionsHref} size="l" variant="primary" icon={History}>
                {t('studioPages.work.oldVersions')}
              </ButtonLink>
            )}
            {tryAgain}
            {smaller && (
              <Button size="l" onClick={smaller.onMake}>
                {t('studioPages.work.smaller', { size: write(smaller.size) })}
              </Button>
            )}
          </>
        )}
        {why === 'steps' && (
          <>
            <ButtonLink href={studioPath(recipe, 'steps')} size="l" variant="primary" icon={Flag}>
              {t('studioPages.make.toSteps')}
            </ButtonLink>
            <Button size="l" icon={Send} onClick={onStart}>
              {t('studioPages.send.go')}
            </Button>
          </>
        )}
        {why === 'gone' && makeAgain}
        {why === 'held' && tryAgain}
        {why === 'film' && (
          <>
            {tryAgain}
            {makeAgain}
          </>
        )}
      </Panel>
    </>
  )
}
