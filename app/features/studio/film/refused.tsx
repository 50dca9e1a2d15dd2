import { FileDrop } from '#design-system/file-drop/file-drop.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Film } from '#design-system/icon/lucide.ts'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useLengths } from '../use-lengths.ts'
import { FILM_ACCEPT } from './start.tsx'
import type { RefusedFile } from './use-take-films.ts'

/** Props of {@link Refused}. */
export interface RefusedProps {
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
export function Refused({ file, onFiles }: RefusedProps) {
  const { t, formatNumber } = useWords()
  const { length, size } = useLengths()
  const { refusal, facts, name } = file
  const codec = CODECS[facts.codec ?? ''] ?? facts.codec ?? ''
  const pixels = facts.width === undefined ? '' : `${facts.width}\u00a0×\u00a0${facts.height}`
  const words = {
    codec,
    minutes: formatNumber(Math.ceil((facts.duration ?? 0) / 60)),
    size: refusal === 'tooWide' ? pixels : size(facts.size ?? 0),
  }
  const read = [
    facts.duration ? length(facts.duration) : '',
    facts.size ? size(facts.size) : '',
    codec,
    pixels,
  ].filter((part) => part !== '')
  const choose = (label: string) => (
    <FileDrop label={label} accept={FILM_ACCEPT} multiple onFiles={onFiles} onRefused={onFiles} />
  )
  return (
    <>
      <div className="studio-head" role="alert">
        <h1 className="text-display">{t(`studioPages.refused.${refusal}`, words)}</h1>
        <p>{t(`studioPages.refused.${refusal}Text`, words)}</p>
      </div>
      <div className="studio-two">
        {refusal === 'codec' ? (
          <ol className="studio-ways">
            <li>
              <h2 className="text-subheading">{t('studioPages.refused.safari')}</h2>
              <p>{t('studioPages.refused.safariText')}</p>
              <CopyLink
                label={t('studioPages.refused.link')}
                labelHidden
                url={location.href}
                words={{
                  copy: t('studioPages.refused.copy'),
                  copied: t('studioPages.refused.copied'),
                  pressCopy: t('studioPages.refused.pressCopy'),
                }}
              />
            </li>
            <li>
              <h2 className="text-subheading">{t('studioPages.refused.send')}</h2>
              <p>{t('studioPages.refused.sendText')}</p>
              {choose(t('studioPages.refused.sendGo'))}
            </li>
            <li>
              <h2 className="text-subheading">{t('studioPages.refused.next')}</h2>
              <p>{t('studioPages.refused.nextText')}</p>
            </li>
          </ol>
        ) : (
          choose(
            t(
              refusal === 'tooLong' ? 'studioPages.refused.tooLongGo' : 'studioPages.refused.again',
            ),
          )
        )}
        <section className="studio-rimmed">
          <h2 className="text-subheading">{t('studioPages.refused.read')}</h2>
          <p className="studio-file">
            <Icon of={Film} />
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
