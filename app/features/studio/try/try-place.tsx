import { useEffect, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ChefHat, RotateCcw } from '#design-system/icon/lucide.ts'
import { sendInPath } from '#app/features/own-recipes/index.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { studioPath } from '../studio-path.ts'
import { LatePhoneKitchen } from './late.ts'
import { PhoneState } from './phone-state.tsx'
import { QrCode } from './qr-code.tsx'
import type { Preview, PreviewState } from './use-preview.ts'
import { previewPath, secretPath } from './preview-path.ts'
import './try.css'

/** Props of {@link TryPlace}. */
export interface TryPlaceProps {
  recipe: Id
  /** Of the recipe. */
  name: string
  /** As the draft has them. */
  steps: readonly DraftStep[]
  /** The film that has arrived. */
  film: OwnFilm
  preview: Preview
}

/** Where a film that has arrived is tried in the kitchen, on the author's own phone. */
export function TryPlace({ recipe, name, steps, film, preview }: TryPlaceProps) {
  const { t } = useWords()
  const { state, begin } = preview
  const isNew = state.kind === 'none'
  useEffect(() => {
    if (isNew) begin()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the place is opened
  }, [isNew])
  const kitchen = pathOf('cook', recipe)
  return (
    <>
      <header className="studio-head">
        <h1 className="text-title">{t('studioPages.tryIt.title')}</h1>
        <p>{t('studioPages.tryIt.text')}</p>
      </header>
      <div className="studio-two studio-try">
        <section>
          <ol className="studio-ways-try">
            <li className="studio-only-fine">
              <Way number={1} title={t('studioPages.tryIt.point')}>
                <Code state={state} onAgain={begin} />
              </Way>
            </li>
            <li className="studio-only-touch">
              <Way number={1} title={t('studioPages.tryIt.here')}>
                <ButtonLink href={kitchen} variant="flame" size="l" icon={ChefHat} full>
                  {t('studioPages.tryIt.kitchen')}
                </ButtonLink>
                <OnOther state={state} />
              </Way>
            </li>
            <li>
              <Way number={2} title={t('studioPages.tryIt.put')}>
                <p>{t('studioPages.tryIt.putText')}</p>
              </Way>
            </li>
            <li>
              <Way number={3} title={t('studioPages.tryIt.off')}>
                <p>{t('studioPages.tryIt.offText')}</p>
              </Way>
            </li>
          </ol>
          <PhoneState state={state} count={steps.length} />
        </section>
        <div className="studio-only-fine studio-phone-place">
          <LatePhoneKitchen
            name={name}
            steps={steps}
            film={film}
            number={Math.max(1, state.kind === 'begun' ? (state.at.Step ?? 1) : 1)}
          />
        </div>
      </div>
      <div className="studio-go">
        <p className="studio-acts">
          <ButtonLink href={sendInPath(recipe)} variant="primary" size="l">
            {t('studioPages.tryIt.publish')}
          </ButtonLink>
          <ButtonLink href={studioPath(recipe, 'steps')} size="l">
            {t('studioPages.tryIt.change')}
          </ButtonLink>
          <ButtonLink href={kitchen} variant="bare" size="l" className="studio-only-fine">
            {t('studioPages.tryIt.here')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

function Way({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <>
      <b aria-hidden="true">{number}</b>
      <div>
        <h2 className="text-subheading">{title}</h2>
        {children}
      </div>
    </>
  )
}

/** The code, or why there is none. */
function Code({ state, onAgain }: { state: PreviewState; onAgain: () => void }) {
  const { t, language } = useWords()
  if (state.kind !== 'begun') {
    if (state.kind === 'none') return <div className="studio-code" aria-busy="true" />
    return (
      <div className="studio-no-code">
        <p>
          <b>{t(`studioPages.tryIt.${state.kind}`)}</b> {t(`studioPages.tryIt.${state.kind}Text`)}
        </p>
        <Button icon={RotateCcw} onClick={onAgain}>
          {t('studioPages.tryIt.again')}
        </Button>
      </div>
    )
  }
  const { Code: code, Secret, Expires } = state.preview
  if (state.at.Opened !== null)
    return (
      <Button icon={RotateCcw} onClick={onAgain}>
        {t('studioPages.tryIt.again')}
      </Button>
    )
  const address = location.host + previewPath(code)
  const [before = '', after = ''] = t('studioPages.tryIt.type', {
    address: '\n',
    time: writeTime(new Date(Expires), language),
  }).split('\n')
  return (
    <div className="studio-code">
      <QrCode text={location.origin + secretPath(Secret)} label={t('studioPages.tryIt.qr')} />
      <p>
        {before}
        <b dir="ltr">{address}</b>
        {after}
      </p>
    </div>
  )
}

/** The address for another device, where this one is a phone itself. */
function OnOther({ state }: { state: PreviewState }) {
  const { t, language } = useWords()
  if (state.kind !== 'begun' || state.at.Opened !== null) return null
  const { Code: code, Expires } = state.preview
  return (
    <p className="studio-small">
      {t('studioPages.tryIt.other', {
        address: location.host + previewPath(code),
        time: writeTime(new Date(Expires), language),
      })}
    </p>
  )
}
