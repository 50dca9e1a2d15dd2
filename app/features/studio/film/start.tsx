import { FileDrop } from '#design-system/file-drop/file-drop.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Camera, Film, Hand, Lock, Smartphone, VolumeX } from '#design-system/icon/lucide.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { studioPath } from '../studio-path.ts'
import { QrCode } from '../try/qr-code.tsx'
import { useLengths } from '../use-lengths.ts'
import { ChooseFiles, FILM_ACCEPT } from './choose-files.tsx'
import { FilmingPhone } from './filming-phone.tsx'
import '../try/try.css'

/** Props of {@link Start}. */
export interface StartProps {
  /** Id of the recipe that is filmed. */
  recipe: Id
  isReading: boolean
  /** Bytes that are free on the device. */
  free: number | undefined
  onFiles: (files: File[]) => void
}

function Tip({ icon, children }: { icon: IconDrawing; children: string }) {
  return (
    <li>
      <Icon of={icon} />
      {children}
    </li>
  )
}

/** Where a film is brought. */
export function Start({ recipe, isReading, free, onFiles }: StartProps) {
  const { t } = useWords()
  const { size } = useLengths()
  const { origin } = useSite()
  return (
    <>
      <header className="studio-head">
        <h1 className="text-title">{t('studioPages.start.title')}</h1>
        <p>{t('studioPages.start.text')}</p>
      </header>
      <div className="studio-two">
        <div>
          <FileDrop
            label={t('studioPages.start.choose')}
            accept={FILM_ACCEPT}
            multiple
            disabled={isReading}
            button={{ variant: 'primary', size: 'l', icon: Film }}
            actions={
              <ChooseFiles
                label={t('studioPages.start.filmNow')}
                icon={Camera}
                size="l"
                multiple={false}
                films
                onFiles={onFiles}
                className="studio-only-touch"
              />
            }
            hint={
              <>
                <b>{t('studioPages.start.several')}</b>
                {t('studioPages.start.limits')}
              </>
            }
            onFiles={onFiles}
            onRefused={onFiles}
            className="studio-drop"
          >
            <FilmingPhone />
            <h2 className="text-heading studio-only-fine">{t('studioPages.start.drop')}</h2>
            {isReading && (
              <p role="status" className="studio-reading">
                <Spinner />
                {t('studioPages.start.reading')}
              </p>
            )}
          </FileDrop>
          <p className="studio-true">
            <Icon of={Lock} size="s" />
            {free === undefined
              ? t('studioPages.start.staysPlain')
              : t('studioPages.start.stays', { free: size(free) })}
          </p>
        </div>
        <div className="studio-beside">
          <section className="studio-rimmed studio-only-fine">
            <h2 className="text-subheading">{t('studioPages.start.phone')}</h2>
            <div className="studio-code">
              <QrCode text={origin + studioPath(recipe)} label={t('studioPages.start.qr')} />
              <p>{t('studioPages.start.phoneText')}</p>
            </div>
          </section>
          <section className="studio-rimmed">
            <h2 className="text-subheading">{t('studioPages.start.before')}</h2>
            <ul className="studio-tips">
              <Tip icon={Smartphone}>{t('studioPages.start.sideways')}</Tip>
              <Tip icon={Hand}>{t('studioPages.start.still')}</Tip>
              <Tip icon={VolumeX}>{t('studioPages.start.quiet')}</Tip>
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
