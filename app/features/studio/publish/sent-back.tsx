import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Check } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { usePublication, usePublishingActs } from '#app/features/publishing/index.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import { stepOfFilmField } from '#contract/publishing/field-path.ts'
import type { Remark } from '#contract/publishing/submission.ts'
import type { StageStep } from '../stage/stage.types.ts'
import { studioPath } from '../studio-path.ts'
import { useLengths } from '../use-lengths.ts'
import { PartPicture } from './part-picture.tsx'

/** Props of {@link SentBack}. */
export interface SentBackProps {
  recipe: Id
  steps: readonly StageStep[]
  /** The film of the draft; null for none. */
  film: OwnFilm | null
}

/** What the desk has said about the film, each remark at the picture where its step begins; nothing without any. */
export function SentBack({ recipe, steps, film }: SentBackProps) {
  const { t } = useWords()
  const { publication } = usePublication(recipe)
  const { mark } = usePublishingActs(recipe)
  const submission = publication?.Submission
  const remarks =
    submission?.State === 'returned'
      ? submission.Remarks.filter(({ Field }) => stepOfFilmField(Field) !== undefined)
      : []
  if (remarks.length === 0) return null
  return (
    <section className="studio-rimmed studio-back" aria-labelledby="studio-back">
      <h2 id="studio-back" className="text-heading">
        {t('studioPages.back.title', { count: remarks.length })}
      </h2>
      <ul>
        {remarks.map((remark) => (
          <RemarkRow
            key={remark.Id}
            remark={remark}
            film={film}
            recipe={recipe}
            step={steps.find(({ key }) => key === stepOfFilmField(remark.Field))}
            onMark={async () => await mark(remark.Id, !remark.IsDone)}
          />
        ))}
      </ul>
    </section>
  )
}

interface RemarkRowProps extends Pick<SentBackProps, 'recipe' | 'film'> {
  remark: Remark
  /** Undefined for one that is gone. */
  step: StageStep | undefined
  onMark: () => Promise<unknown>
}

function RemarkRow({ remark, film, recipe, step, onMark }: RemarkRowProps) {
  const { t, formatNumber } = useWords()
  const { length } = useLengths()
  const { isPending, change } = useChange()
  const startsMs = film?.Document.Steps.find(({ Key }) => Key === step?.key)?.StartsMs
  const number = step && formatNumber(step.number)
  const place = () => {
    if (number === undefined) return t('studioPages.back.gone')
    if (startsMs === undefined) return t('studioPages.back.card', { step: number })
    return t('studioPages.back.at', { step: number, time: length(startsMs / 1000) })
  }
  const press = async () => {
    const isMarked = await change(t('studioPages.back.failed'), onMark)
    if (isMarked && !remark.IsDone) announce(t('studioPages.back.done'))
  }
  return (
    <li data-done={remark.IsDone || undefined}>
      <PartPicture
        path={startsMs === undefined ? null : (film?.Path ?? null)}
        atMs={startsMs ?? 0}
      />
      <div>
        <h3 className="text-label">{place()}</h3>
        <p className="cook" dir="auto">
          {remark.Text}
        </p>
        <p className="studio-acts">
          {number !== undefined && (
            <ButtonLink href={studioPath(recipe, 'steps')} size="s">
              {t('studioPages.back.change', { step: number })}
            </ButtonLink>
          )}
          <Button
            size="s"
            icon={remark.IsDone ? Check : undefined}
            aria-pressed={remark.IsDone}
            pending={isPending}
            onClick={() => void press()}
          >
            {t(remark.IsDone ? 'studioPages.back.done' : 'studioPages.back.mark')}
          </Button>
        </p>
      </div>
    </li>
  )
}
