import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  ArrowLeft,
  CalendarDays,
  Clock,
  Lock,
  PenLine,
  Play,
  Trash2,
  Users,
} from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { StarAverage } from '#design-system/star-rating/star-average.tsx'
import { useMember } from '#app/features/account/index.ts'
import {
  beginRepeat,
  LateEditMeal,
  LOG_PATH,
  peopleText,
  useLogEntry,
  writeDay,
} from '#app/features/cooking-log/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { askPlan } from '#app/lib/dialogs/plan-offer.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import type { CookingLogEntry, CookingLogWithBefore } from '#contract/cooking-log/cooking-log.ts'
import { LogBefore } from './log-before.tsx'
import { LogChanges } from './log-changes.tsx'
import { useDeleteEntry } from './use-delete-entry.ts'

/** One meal of the log. */
export function LogEntry({ id }: { id: Id }) {
  const { t } = useWords()
  const { found, error, retry } = useLogEntry(id)
  const { member } = useMember()
  const [isEditing, setEditing] = useState(false)
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <>
      <TextLink href={LOG_PATH} variant="bar">
        <Icon of={ArrowLeft} />
        {t('cookingLog.entry.toLog')}
      </TextLink>
      {found && !isEditing && <Entry {...found} onEdit={() => setEditing(true)} />}
      {found && member && isEditing && (
        <Editing entry={found.Entry} member={member.username} onDone={() => setEditing(false)} />
      )}
      {isGone && (
        <EmptyState
          headingLevel="h1"
          title={t('cookingLog.entry.gone')}
          action={<ButtonLink href={LOG_PATH}>{t('cookingLog.entry.toLog')}</ButtonLink>}
        >
          {t('cookingLog.entry.goneText')}
        </EmptyState>
      )}
      {error !== undefined && !isGone && (
        <LoadFailed
          title={t('cookingLog.log.failed')}
          text={t('cookingLog.log.failedText')}
          onRetry={retry}
        />
      )}
      {!found && error === undefined && (
        <SkeletonRegion>
          <div className="log-one">
            <Skeleton className="aspect-square" />
            <Skeleton className="h-64" />
          </div>
        </SkeletonRegion>
      )}
    </>
  )
}

interface EditingProps {
  entry: CookingLogEntry
  member: string
  onDone: () => void
}

/** The form in the place of the entry. */
function Editing({ entry, member, onDone }: EditingProps) {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="log-one outline-none">
      <aside className="log-aside">
        <Picture entry={entry} />
        <p>
          <Icon of={Lock} />
          <span>{t('cookingLog.form.privateEdit')}</span>
        </p>
      </aside>
      <LateEditMeal entry={entry} member={member} onDone={onDone} onCancel={onDone} />
    </div>
  )
}

function Picture({ entry }: { entry: CookingLogEntry }) {
  const { t } = useWords()
  return (
    <Image
      {...pictureSources(entry.PhotoPath ?? entry.CoverPath, COVER.width)}
      width={960}
      height={960}
      sizes="(min-width: 62.0625rem) 480px, 100vw"
      alt={entry.PhotoPath === null ? '' : t('cookingLog.form.yourPhoto')}
      eager
      className="log-one-picture"
    />
  )
}

function Entry({ Entry: entry, onEdit, ...before }: CookingLogWithBefore & { onEdit: () => void }) {
  const words = useWords()
  const { t, language } = words
  const navigate = useNavigate()
  const { member } = useMember()
  const { remove, isPending } = useDeleteEntry(entry)
  const { RecipeId } = entry
  const again = () => {
    if (RecipeId === null || !member) return
    beginRepeat(entry, member.username)
    void navigate(pathOf('cook', RecipeId))
  }
  const day = writeDay(entry.Day, language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return (
    <article className="log-one">
      <Picture entry={entry} />
      <div>
        <p className="text-label text-ink-soft">
          <time dateTime={entry.Day}>{day}</time>
        </p>
        <h1 className="text-title font-semibold">
          {RecipeId === null ? (
            entry.RecipeName
          ) : (
            <Link href={pathOf('recipe', RecipeId)} className="hover:underline">
              {entry.RecipeName}
            </Link>
          )}
        </h1>
        <div className="log-facts">
          {entry.UserRating !== null && <StarAverage average={entry.UserRating + 1} />}
          <span>
            <Icon of={Users} size="s" />
            {peopleText(entry.People, entry.Yield, words)}
          </span>
          {entry.Minutes !== null && (
            <span>
              <Icon of={Clock} size="s" />
              {t('cookingLog.minutes', { count: entry.Minutes })}
            </span>
          )}
        </div>
        <LogChanges entry={entry} />
        {RecipeId === null && (
          <p className="mt-5 text-ink-soft">{t('cookingLog.entry.noRecipe')}</p>
        )}
        <LogBefore {...before} />
        <div className="log-acts">
          {RecipeId !== null && (
            <Button variant="flame" size="l" icon={Play} iconFill onClick={again}>
              {t('cookingLog.entry.again')}
            </Button>
          )}
          {RecipeId !== null && (
            <Button
              size="l"
              icon={CalendarDays}
              aria-haspopup="dialog"
              onClick={() => askPlan({ id: RecipeId, name: entry.RecipeName })}
            >
              {t('cookingLog.entry.plan')}
            </Button>
          )}
          <Button size="l" icon={PenLine} onClick={onEdit}>
            {t('cookingLog.entry.edit')}
          </Button>
          <Button variant="bare" size="l" icon={Trash2} pending={isPending} onClick={remove}>
            {t('cookingLog.entry.delete')}
          </Button>
        </div>
      </div>
    </article>
  )
}
