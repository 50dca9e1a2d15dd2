import { Lightbulb, Picture, Scissors } from '#design-system/icon/lucide.ts'
import { FilmTime, StudioFilm } from '#design-system/studio/studio-film.tsx'
import { gapAt } from '#cooking/film/marks.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clock, exactClock } from './film-clock.ts'
import type { FilmPlayer } from './film-player.ts'
import { FAST_SPEED as FAST } from '#cooking/film/suggestions/quiet-and-still.ts'
import { useFilmTime, useOfTime, usePlayerState } from './use-film.ts'
import type { Stage } from './use-stage.ts'

/** The film, with what is so at its place. */
export function FilmPlace({ stage }: { stage: Stage }) {
  const { t } = useWords()
  const { player, used, view, look } = stage
  const { attach, toggle } = player
  const { isFast, hasFailed } = usePlayerState(player)
  const { marks, said } = used
  const asked = view === 'suggest' ? stage.suggestions.open?.suggestion : undefined
  // What is left out at the place of the film began there.
  const outSince = useOfTime(player, (at) => marks.openGap ?? gapAt(marks, at)?.from)
  const heldFrom = useOfTime(player, (at) => (view === 'hold' ? clock(at) : undefined))

  const badge = () => {
    if (asked) {
      const text =
        asked.kind === 'begin'
          ? t(`studio.stage.suggestion.${asked.why}`)
          : t(`studio.stage.suggestion.${asked.why}`, { count: asked.seconds })
      return { icon: Lightbulb, text }
    }
    if (heldFrom !== undefined)
      return { icon: Picture, text: t('studio.stage.hold.from', { time: heldFrom }) }
    if (outSince === undefined) return undefined
    return { icon: Scissors, text: t('studio.stage.leftOutSince', { time: clock(outSince) }) }
  }
  return (
    <StudioFilm
      sides={look.pictures[0]?.src}
      badge={badge()}
      rate={isFast ? t('studio.stage.quiet', { times: FAST }) : undefined}
      said={
        said && (
          <span>
            <b>{said.strong}</b> {said.text}
          </span>
        )
      }
      time={<Time player={player} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its captions are written later, and Space does the same */}
      <video ref={attach} playsInline preload="auto" onClick={toggle} />
      {hasFailed && <p className="stage-failed">{t('studio.stage.notPlayed')}</p>}
    </StudioFilm>
  )
}

function Time({ player }: { player: FilmPlayer }) {
  const at = useFilmTime(player)
  return <FilmTime at={exactClock(at, player.rate)} total={clock(player.duration)} />
}
