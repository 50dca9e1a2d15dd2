import { Button } from '#design-system/button/button.tsx'
import { FileDrop } from '#design-system/file-drop/file-drop.tsx'
import { Check, Copy, Film, Scissors } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { COPIED_MS, useCopy } from '#design-system/share-modal/use-copy.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { PlacePicture } from '../source/place-picture.tsx'
import { studioPath } from '../studio-path.ts'
import { QrCode } from '../try/qr-code.tsx'
import { useLengths } from '../use-lengths.ts'
import { ChooseFiles, FILM_ACCEPT } from './choose-files.tsx'
import type { RefusedFile } from './use-take-films.ts'
import '../try/try.css'

/** Props of {@link Refused}. */
export interface RefusedProps {
  /** Id of the recipe that is filmed. */
  recipe: Id
  file: RefusedFile
  onFiles: (files: File[]) => void
}

/** How codecs are called by those who film. */
const CODECS: Readonly<Record<string, string>> = {
  hevc: 'HEVC',
  av1: 'AV1',
  vp9: 'VP9',
  vp8: 'VP8',
  prores: 'ProRes',
  avc: 'H.264',
}

/** Why a film is not taken, and the ways on. */
export function Refused({ recipe, file, onFiles }: RefusedProps) {
  const { t, formatNumber } = useWords()
  const { length, size } = useLengths()
  const page = useSite().origin + studioPath(recipe)
  const { refusal, facts, name, whole = 0, onUse } = file
  const codec = CODECS[facts.codec ?? ''] ?? facts.codec ?? ''
  const pixels = facts.width === undefined ? '' : `${facts.width}\u00a0×\u00a0${facts.height}`
  const words = {
    codec,
    minutes: formatNumber(Math.ceil((facts.duration ?? 0) / 60)),
    at: length(facts.duration ?? 0),
    total: length(whole),
    size: refusal === 'tooWide' ? pixels : size(facts.size ?? 0),
  }
  const read = [
    facts.duration ? length(facts.duration) : '',
    facts.size ? size(facts.size) : '',
    codec,
    pixels,
    facts.sound ? t('studioPages.refused.soundOf', { codec: facts.sound.toUpperCase() }) : '',
  ].filter((part) => part !== '')
  return (
    <>
      <div className="studio-head" role="alert">
        <h1 className="text-title">{t(`studioPages.refused.${refusal}`, words)}</h1>
        <p>{t(`studioPages.refused.${refusal}Text`, words)}</p>
      </div>
      <div className="studio-two">
        {refusal === 'codec' ? (
          <ol className="studio-ways">
            <li>
              <h2 className="text-subheading">{t('studioPages.refused.safari')}</h2>
              <p>{t('studioPages.refused.safariText')}</p>
              <div className="studio-code">
                <div className="studio-only-fine">
                  <QrCode text={page} label={t('studioPages.start.qr')} />
                </div>
                <CopyPage url={page} />
              </div>
            </li>
            <li>
              <h2 className="text-subheading">{t('studioPages.refused.send')}</h2>
              <p>{t('studioPages.refused.sendText')}</p>
              <ChooseFiles
                label={t('studioPages.refused.sendGo')}
                icon={Film}
                variant="primary"
                onFiles={onFiles}
              />
            </li>
            <li>
              <h2 className="text-subheading">{t('studioPages.refused.next')}</h2>
              <p>{t('studioPages.refused.nextText')}</p>
            </li>
          </ol>
        ) : (
          <div>
            <FileDrop
              label={t(
                refusal === 'tooLong' || refusal === 'cut'
                  ? `studioPages.refused.${refusal}Go`
                  : 'studioPages.refused.again',
              )}
              accept={FILM_ACCEPT}
              button={{ variant: 'primary', icon: Film }}
              multiple
              onFiles={onFiles}
              onRefused={onFiles}
            />
            {refusal === 'cut' && (
              <p className="studio-acts studio-next">
                <Button size="l" icon={Scissors} onClick={onUse}>
                  {t('studioPages.refused.cutUse', words)}
                </Button>
              </p>
            )}
          </div>
        )}
        <section className="studio-rimmed">
          <h2 className="text-subheading">{t('studioPages.refused.read')}</h2>
          <p className="studio-file">
            <PlacePicture src={undefined} icon={Film} rotation={0} />
            <span>
              <b>{name}</b>
              {read.length > 0 && <small>{read.join(' · ')}</small>}
            </span>
          </p>
          <p className="text-caption text-ink-soft">{t('studioPages.refused.nothing')}</p>
        </section>
      </div>
    </>
  )
}

/** Copies the address of this page; where the browser does not, the address is there to be copied by hand. */
function CopyPage({ url }: { url: string }) {
  const { t } = useWords()
  const [state, copy] = useCopy(url, COPIED_MS, (result) =>
    announce(t(result === 'done' ? 'studioPages.refused.copied' : 'studioPages.refused.notCopied')),
  )
  const isDone = state === 'done'
  return (
    <div className="studio-copy">
      <Button icon={isDone ? Check : Copy} onClick={copy}>
        {t(isDone ? 'studioPages.refused.copied' : 'studioPages.refused.copy')}
      </Button>
      {state === 'failed' && (
        <p>
          {t('studioPages.refused.notCopied')} <b dir="ltr">{url.replace(/^https?:\/\//, '')}</b>
        </p>
      )}
    </div>
  )
}
