import { Button } from '#design-system/button/button.tsx'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Ability } from '../worker/ability.ts'

/** Props of {@link NoEncoder}. */
export interface NoEncoderProps {
  ability: Ability
  onTake: () => void
}

/** What can be done where the browser makes no pictures: to take those of the camera, or another browser. */
export function NoEncoder({ ability, onTake }: NoEncoderProps) {
  const { t, formatNumber } = useWords()
  const { copiesWithin } = ability
  const link = (
    <div className="studio-other-browser">
      <p>{t('studioPages.make.otherBrowser')}</p>
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
    </div>
  )
  return (
    <section className="studio-rimmed">
      <h2 className="text-subheading">{t('studioPages.make.noEncoder')}</h2>
      {copiesWithin === undefined ? (
        <p>{t('studioPages.make.noEncoderText')}</p>
      ) : (
        <>
          <p>{t('studioPages.make.asItIsText', { seconds: formatNumber(copiesWithin, 1) })}</p>
          <p className="studio-acts">
            <Button variant="primary" size="l" onClick={onTake}>
              {t('studioPages.make.asItIs')}
            </Button>
          </p>
        </>
      )}
      {link}
    </section>
  )
}
