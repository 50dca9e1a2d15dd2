import type { ReactNode } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { useMember } from '#app/features/account/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NEWS_OF_AUTHOR } from '#contract/news/told.ts'
import { Kinds, KindsSkeleton, type PartProps } from './kinds.tsx'
import { useChoices } from './use-choices.ts'
import './how-told.css'

/** What of it a member is told, when, and how. The checkbox of push messages is above all of it. */
export function HowTold({ push }: { push: ReactNode }) {
  const { t } = useWords()
  const { choices, error, retry, choose } = useChoices()
  return (
    <div className="told">
      <h3 className="text-heading">{t('favourites.news.told.title')}</h3>
      <p className="told-text">{t('favourites.news.told.text')}</p>
      {error !== undefined && (
        <LoadFailed
          title={t('favourites.news.told.failed')}
          text={t('favourites.news.told.failedText')}
          onRetry={retry}
        />
      )}
      {error === undefined && !choices && <KindsSkeleton />}
      {choices && <Kinds choices={choices} choose={choose} />}
      <h3 className="told-head">{t('favourites.news.told.how')}</h3>
      <div className="told-switch">{push}</div>
      {error === undefined && !choices && <Skeleton className="mt-2 h-16" />}
      {choices && <MailSwitch choices={choices} choose={choose} />}
      {choices && <OneByOne choices={choices} choose={choose} />}
    </div>
  )
}

function MailSwitch({ choices: { Mail }, choose }: PartProps) {
  const { t } = useWords()
  const { member } = useMember()
  const address = member?.Email
  const isOn = Mail.IsOn && Mail.IsProved
  return (
    <div className="told-switch">
      <Checkbox
        variant="switch"
        role="switch"
        label={
          address ? t('favourites.news.told.mail', { address }) : t('favourites.news.told.mailOff')
        }
        hint={
          address
            ? t(Mail.IsProved ? 'favourites.news.told.proved' : 'favourites.news.told.unproved')
            : t('favourites.news.told.noAddress')
        }
        checked={isOn}
        aria-checked={isOn}
        disabled={!Mail.IsProved}
        onCheckedChange={(IsMailOn) => void choose({ IsMailOn })}
      />
    </div>
  )
}

function OneByOne({ choices: { Authors }, choose }: PartProps) {
  const { t } = useWords()
  return (
    <>
      <h3 className="told-head">{t('favourites.news.told.oneByOne')}</h3>
      {Authors.length === 0 && <p className="told-text">{t('favourites.news.told.nobody')}</p>}
      {Authors.map(({ Author: { Id, Name, ImagePath }, Told }) => (
        <div key={Id} className="told-row">
          <span aria-hidden="true" className="told-person">
            <Avatar name={Name} src={ImagePath && pictureUrl(ImagePath, PORTRAIT_WIDTH)} />
            <b>{Name}</b>
          </span>
          <RadioGroup
            label={Name}
            labelHidden
            variant="segments"
            value={Told}
            options={NEWS_OF_AUTHOR.map((value) => ({
              value,
              label: t(`favourites.news.told.${value}`),
            }))}
            onValueChange={(told) => void choose({ Author: { Id, Told: told } })}
          />
        </div>
      ))}
      {Authors.length > 0 && (
        <p className="told-explained">{t('favourites.news.told.explained')}</p>
      )}
    </>
  )
}
