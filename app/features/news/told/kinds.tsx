import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useMember } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { NewsChoices } from '#contract/news/news.ts'
import { NEWS_TIMES, type NewsTime } from '#contract/news/told.ts'
import type { useChoices } from './use-choices.ts'

/** Props of a part of what a member chooses. */
export interface PartProps {
  choices: NewsChoices
  choose: ReturnType<typeof useChoices>['choose']
}

/** When the member is told of each kind. */
export function Kinds({ choices, choose }: PartProps) {
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

const KindSkeleton = () => (
  <div className="told-row">
    <Skeleton className="h-11" />
    <Skeleton className="h-16" />
  </div>
)

/** As high as {@link Kinds} with a hint, so that nothing moves when it comes. */
export function KindsSkeleton() {
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
