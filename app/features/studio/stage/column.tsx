import { Icon } from '#design-system/icon/icon.tsx'
import { Lightbulb } from '#design-system/icon/lucide.ts'
import { StudioColumn } from '#design-system/studio/studio-column.tsx'
import { StudioRow } from '#design-system/studio/studio-row.tsx'
import { cutList, cutSeconds } from '#cooking/film/cut-list.ts'
import { pieceEnd, type StepMark } from '#cooking/film/marks.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clock, exactClock, typedTime } from './film-clock.ts'
import { usePictureAt } from './near-pictures.ts'
import type { StageStep } from './stage.types.ts'
import { useOfTime } from './use-film.ts'
import { useWaitWords } from './use-wait-words.ts'
import type { Stage } from './use-stage.ts'

/** Width of the picture of a row, in pixels. */
const PICTURE = 224

/** The steps of the recipe, each with its place in the film. */
export function Column({ stage }: { stage: Stage }) {
  const { t } = useWords()
  const { steps, settled, chosen, used, view } = stage
  const { all, open, show } = stage.suggestions
  const count = open?.number ?? settled
  const head = open
    ? t('studio.stage.suggestion.place', { number: count, total: open.of })
    : t('studio.stage.setOf', { count, total: steps.length })
  // The number stands out, wherever the language has it.
  const place = head.indexOf(String(count))
  return (
    <StudioColumn
      tools={
        !open &&
        all.length > 0 &&
        view !== 'beginning' && (
          <button type="button" onClick={show}>
            <Icon of={Lightbulb} size="s" />
            {t('studio.stage.suggestion.count', { count: all.length })}
          </button>
        )
      }
      label={t('studio.stage.column')}
      inView={`${chosen.chosen?.key} ${stage.view}`}
      head={
        <>
          {head.slice(0, place)}
          <b>{count}</b>
          {head.slice(place + String(count).length)}
        </>
      }
    >
      {steps.map((step, index) => {
        const mark = used.marks.steps[index]
        return mark && <Row key={step.key} stage={stage} step={step} mark={mark} />
      })}
    </StudioColumn>
  )
}

function Row({ stage, step, mark }: { stage: Stage; step: StageStep; mark: StepMark }) {
  const { t } = useWords()
  const wait = useWaitWords()
  const { chosen, player, used, view } = stage
  const { key, number, title, waitMinutes } = step
  const { at, hold, isCard } = mark
  const isChosen = chosen.chosen?.key === key
  const picture = usePictureAt(player, hold?.isOnly ? hold.at : at, PICTURE)
  const end = at === undefined ? 0 : pieceEnd(used.marks, at, player.duration)
  const runs = useOfTime(player, (now) => at !== undefined && at <= now && now < end && now > 0)
  const isRunning = runs && stage.player.state().isPlaying
  const seconds = () => {
    const cut = cutList(used.marks, player.duration).find((each) => each.key === key)
    return cut ? cutSeconds(cut) : 0
  }

  const kind = isCard ? 'card' : at === undefined ? 'none' : hold?.isOnly ? 'still' : 'film'
  const line = () => {
    if (kind === 'card') return t('studio.stage.row.card')
    if (kind === 'none') return isChosen ? t('studio.stage.row.next') : t('studio.stage.row.none')
    if (isRunning) return t('studio.stage.row.runs')
    if (kind === 'film') return t('studio.stage.row.long', { time: clock(seconds()) })
    return waitMinutes === undefined
      ? t('studio.stage.row.still')
      : t('studio.stage.row.stillFor', { time: wait(waitMinutes) })
  }
  const whole =
    at === undefined ? line() : t('studio.stage.row.set', { time: clock(at), line: line() })
  const isFree =
    isChosen && kind === 'none' && (view === 'mark' || view === 'first' || view === 'rest')
  return (
    <StudioRow
      number={number}
      title={title}
      kind={kind}
      name={t('studio.stage.row.name', { number, title: title.replace(/\.$/, ''), line: whole })}
      line={line()}
      at={at === undefined ? undefined : clock(at)}
      picture={picture}
      isChosen={isChosen}
      onChoose={() => chosen.choose(key)}
      move={
        at === undefined
          ? undefined
          : {
              label: t('studio.stage.row.move', { number }),
              onPress: () => stage.openBeginning(key),
            }
      }
      without={
        isFree
          ? { label: t('studio.stage.row.noFilm'), keyName: 'N', onPress: chosen.withoutFilm }
          : undefined
      }
      field={{
        label: t('studio.stage.row.beginsAt'),
        name: t('studio.stage.row.beginsAtName', { number }),
        value: at === undefined ? '' : exactClock(at, player.rate),
        now: t('studio.stage.row.now'),
        nowName: t('studio.stage.row.nowName', { number }),
        onType: (text) => {
          const time = typedTime(text, player.rate)
          if (time === undefined) return
          // The picture that is shown at the time has a time of its own.
          void player.seek(time).then(() => chosen.begin(key))
        },
        onNow: () => void chosen.begin(key),
      }}
    />
  )
}
