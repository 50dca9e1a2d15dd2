import { useCallback } from 'react'
import { useLanguage } from '#design-system/provider/context.ts'
import { webVtt, type Cue } from '#design-system/sequence-player/vtt.ts'

/** Props of {@link FilmTrack}. */
export interface FilmTrackProps {
  kind: 'captions' | 'chapters'
  cues: readonly Cue[]
  /** Label in the system's player. */
  label: string
  /** Whether the browser renders it. The player renders captions itself. */
  drawn: boolean
}

/**
 * A native text track made from cues, for assistive technology and for system players such as full
 * screen on iPhone. Its file is an object URL that is revoked on unmount.
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
