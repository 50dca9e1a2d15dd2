import { useState, type ReactNode } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Clock, EyeOff, Globe, MessageCircle } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { sendInPath } from '#app/features/own-recipes/index.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Publication, PublishedVersion } from '#contract/publishing/publication.ts'
import type { Submission } from '#contract/publishing/submission.ts'
import { nextNumber } from './next-number.ts'
import { usePublishingActs } from './use-publication.ts'

/** Shows a version that was sent in, of a recipe. */
export type LookAt = (shown: {
  own: OwnRecipe
  submission: Id
  /** What the version is called. */
  title: string
  onClose: () => void
}) => ReactNode

/** Props of {@link Versions}. */
export interface VersionsProps {
  own: OwnRecipe
  publication: Publication
  lookAt: LookAt
  /** Called when one has been taken back. */
  onChanged: () => void
}

/** The versions of a recipe that were sent in or published, the latest first. */
export function Versions({ own, publication, lookAt, onChanged }: VersionsProps) {
  const { t } = useWords()
  const { Published, Submission, Versions: versions, MaySend } = publication
  const [shown, setShown] = useState<{ Id: Id; Number: number }>()
  const isLive = Published?.IsLive === true
  const next = nextNumber(publication)
  const isWaiting = Submission?.State === 'waiting'
  return (
    <section>
      <h2 className="text-subheading">{t('publishing.stand.versions')}</h2>
      <ul className="pub-versions">
        {Submission && (
          <SentIn
            id={own.Id}
            submission={Submission}
            onLook={() => setShown(Submission)}
            onTakenBack={onChanged}
          />
        )}
        {versions.map((version, index) => (
          <Version
            key={version.Id}
            version={version}
            state={index > 0 ? 'past' : isLive ? 'live' : 'withdrawn'}
            waiting={isWaiting ? Submission.Number : undefined}
            onLook={() => setShown(version)}
          />
        ))}
      </ul>
      {!isWaiting && versions.length > 0 && (
        <p className="text-label text-ink-soft">{t('publishing.stand.next', { number: next })}</p>
      )}
      {!isWaiting && MaySend && Published?.IsHidden !== true && (
        <ButtonLink href={sendInPath(own.Id)} className="justify-self-start">
          {t('publishing.stand.sendNext', { number: next })}
        </ButtonLink>
      )}
      {shown &&
        lookAt({
          own,
          submission: shown.Id,
          title: t('publishing.stand.version', { number: shown.Number }),
          onClose: () => setShown(undefined),
        })}
    </section>
  )
}

interface RowProps {
  number: number
  icon?: IconDrawing | undefined
  state?: string | undefined
  text?: string | undefined
  onLook: () => void
  children?: ReactNode
}

/** A version: what it is called, how it stands, and the button that shows it. */
function Row({ number, icon, state, text, onLook, children }: RowProps) {
  const { t } = useWords()
  return (
    <li>
      <div>
        <b>{t('publishing.stand.version', { number })}</b>{' '}
        {state !== undefined && (
          <span className="pub-state">
            {icon && <Icon of={icon} size="s" />}
            {state}
          </span>
        )}
        {text !== undefined && <p className="text-caption text-ink-soft">{text}</p>}
      </div>
      <div className="pub-acts">
        <Button size="s" aria-label={t('publishing.stand.lookAt', { number })} onClick={onLook}>
          {t('publishing.stand.look')}
        </Button>
        {children}
      </div>
    </li>
  )
}

interface SentInProps {
  id: Id
  submission: Submission
  onLook: () => void
  onTakenBack: () => void
}

/** A version that waits or was sent back. */
function SentIn({ id, submission, onLook, onTakenBack }: SentInProps) {
  const { t, language } = useWords()
  const { takeBack } = usePublishingActs(id)
  const { isPending, change } = useChange()
  const { Number: number, State, Sent, Remarks, Word } = submission
  const isWaiting = State === 'waiting'
  const ask = async () => {
    const isSure = await confirm({
      title: t('publishing.takeBack.question', { number }),
      description: t('publishing.takeBack.text'),
      confirmLabel: t('publishing.takeBack.open'),
    })
    if (!isSure || !(await change(t('publishing.takeBack.failed'), takeBack))) return
    toast({ title: t('publishing.takeBack.done', { number }) })
    onTakenBack()
  }
  return (
    <Row
      number={number}
      icon={isWaiting ? Clock : MessageCircle}
      state={
        isWaiting
          ? t('publishing.stand.review', { day: writeDate(new Date(Sent), language) })
          : t('publishing.stand.sentBack', { count: Remarks.length })
      }
      text={Word === '' ? undefined : t('publishing.stand.word', { word: Word })}
      onLook={onLook}
    >
      {isWaiting && (
        <Button size="s" pending={isPending} onClick={() => void ask()}>
          {t('publishing.takeBack.open')}
        </Button>
      )}
    </Row>
  )
}

interface VersionProps {
  version: PublishedVersion
  state: 'live' | 'withdrawn' | 'past'
  /** What a version is called that waits. */
  waiting: number | undefined
  onLook: () => void
}

/** A version that is or was published. */
function Version({ version: { Number, From, Until }, state, waiting, onLook }: VersionProps) {
  const { t, language } = useWords()
  const day = (at: string) => writeDate(new Date(at), language)
  if (state === 'past') {
    const until = day(Until ?? From)
    const text = t('publishing.stand.span', { from: day(From), until })
    return <Row number={Number} text={text} onLook={onLook} />
  }
  const isLive = state === 'live'
  return (
    <Row
      number={Number}
      icon={isLive ? Globe : EyeOff}
      state={
        isLive ? t('publishing.stand.live', { day: day(From) }) : t('publishing.stand.withdrawn')
      }
      text={
        isLive && waiting !== undefined
          ? t('publishing.stand.stays', { number: waiting })
          : undefined
      }
      onLook={onLook}
    />
  )
}
