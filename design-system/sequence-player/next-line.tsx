import { useMessages } from '#design-system/provider/context.ts'
import { lastWords } from '#design-system/sequence-player/announcements.ts'
import { MarkedWords } from '#design-system/sequence-player/marked-words.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import { ReadyList } from '#design-system/sequence-player/step-words.tsx'

/**
 * What the press on the flame begins: the next step, or the one that was gone to, in one line and
 * with what to have ready. At the end of the film: that it was the last step.
 */
export function NextLine() {
  const { steps, total, state, awaited } = usePlayerParts()
  const { player } = useMessages()
  const step = steps[awaited ?? state.step]
  if (!step) return null
  const isThis = awaited === state.step && awaited > 0
  const label = isThis ? player.thisStep : player.nextLabel
  return (
    <div
      data-slot="next-line"
      className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 leading-tight player-low:grid-cols-1 player-tall:mb-2.5 player-tall:grid-cols-1 player-tiny:m-0 player-tiny:bg-flame player-tiny:px-3 player-tiny:py-2 player-tiny:text-on-flame"
    >
      {awaited !== null && (
        <p className="row-span-3 text-[3.25rem] leading-[0.9] font-bold tracking-[-0.05em] player-low:row-span-1 player-low:text-label player-low:tracking-normal player-tall:row-span-1 player-tall:text-label player-tall:tracking-normal">
          <span className="hidden font-medium player-low:inline player-tall:inline">{label} </span>
          {step.number}
          <small className="text-[0.42em] font-medium tracking-normal player-low:text-label player-tall:text-label">
            {` / ${total}`}
          </small>
        </p>
      )}
      {awaited !== null && (
        <p className="text-caption font-medium player-low:hidden player-tall:hidden">{label}</p>
      )}
      <p className="font-cook text-[clamp(1.1875rem,0.3rem+1.45cqi,1.5rem)] font-semibold text-balance">
        {awaited === null ? lastWords(step, player) : <MarkedWords text={step.line} />}
      </p>
      {awaited !== null && <ReadyList step={step} />}
    </div>
  )
}
