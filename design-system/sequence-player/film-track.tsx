import { useCallback } from 'react'
import { useLanguage } from '#design-system/provider/context.ts'
import { webVtt, type Cue } from '#design-system/sequence-player/vtt.ts'

/** Props of {@link FilmTrack}. */
export interface FilmTrackProps {
  kind: 'captions' | 'chapters'
  cues: readonly Cue[]
  /** Its name in the system's own player. */
  label: string
  /** Whether the browser draws it; the player draws captions itself, in its own type. */
  drawn: boolean
}

/**
 * A native text track made from plain cues, for assistive technology and for the players that
 * systems put in our place. Its file is an object URL that lives as long as the track.
 */
export function FilmTrack({ kind, cues, label, drawn }: FilmTrackProps) {
  const language = useLanguage()
  const file = webVtt(cues)
  const fill = useCallback(
    (element: HTMLTrackElement) => {
      const url = URL.createObjectURL(new Blob([file], { type: 'text/vtt' }))
      element.src = url
      element.track.mode = drawn ? 'showing' : 'hidden'
      return () => URL.revokeObjectURL(url)
    },
    [file, drawn],
  )
  return <track ref={fill} kind={kind} srcLang={language} label={label} />
}
