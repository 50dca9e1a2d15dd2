import type { ReactNode } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useMember } from '#app/features/account/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { NewsChoices } from '#contract/news/news.ts'
import { NEWS_OF_AUTHOR, NEWS_TIMES, type NewsTime } from '#contract/news/told.ts'
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

interface PartProps {
  choices: NewsChoices
  choose: ReturnType<typeof useChoices>['choose']
}

function Kinds({ choices, choose }: PartProps) {
  const { t } = useWords()
  return (
    <>
      <h3 className="told-head">{t('favourites.news.told.authors')}</h3>
      <Kind
        kind="published"
        value={choices.Published}
        mail={choices.Mail}
        onChoose={(Published) => void choose({ Published })}
      />
      <Kind
        kind="films"
        value={choices.Films}
        mail={choices.Mail}
        onChoose={(Films) => void choose({ Films })}
      />
      <h3 className="told-head">{t('favourites.news.told.you')}</h3>
      <Kind
        kind="answers"
        value={choices.Answers}
        mail={choices.Mail}
        onChoose={(Answers) => void choose({ Answers })}
      />
      <Kind
        kind="decisions"
        value={choices.Decisions}
        mail={choices.Mail}
        onChoose={(Decisions) => void choose({ Decisions })}
      />
    </>
  )
}

interface KindProps {
  kind: 'published' | 'films' | 'answers' | 'decisions'
  value: NewsTime
  mail: NewsChoices['Mail']
  onChoose: (value: NewsTime) => void
}

/** When the member is told of one kind, and what that lacks. */
function Kind({ kind, value, mail, onChoose }: KindProps) {
  const { t } = useWords()
  const { member } = useMember()
  const lacks =
    value === 'now' && member?.Notifications === false
      ? t('favourites.news.told.needsPush')
      : value === 'friday' && !(mail.IsOn && mail.IsProved)
        ? t('favourites.news.told.needsMail')
        : undefined
  return (
    <div className="told-row">
      <span aria-hidden="true">
        <b>{t(`favourites.news.told.${kind}`)}</b>
        <small>{t(`favourites.news.told.${kind}Hint`)}</small>
      </span>
      <RadioGroup
        label={t(`favourites.news.told.${kind}`)}
        labelHidden
        variant="segments"
        hint={lacks}
        value={value}
        options={NEWS_TIMES.map((time) => ({
          value: time,
          label: t(`favourites.news.told.${time}`),
        }))}
        onValueChange={onChoose}
      />
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

const KindSkeleton = () => (
  <div className="told-row">
    <Skeleton className="h-11" />
    <Skeleton className="h-16" />
  </div>
)

/** As high as {@link Kinds} with a hint, so that nothing moves when it comes. */
function KindsSkeleton() {
  const { t } = useWords()
  return (
    <>
      <h3 className="told-head">{t('favourites.news.told.authors')}</h3>
      <SkeletonRegion>
        <KindSkeleton />
        <KindSkeleton />
        <h3 className="told-head">{t('favourites.news.told.you')}</h3>
        <KindSkeleton />
        <KindSkeleton />
      </SkeletonRegion>
    </>
  )
}
