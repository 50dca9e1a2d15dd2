import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Download } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { Arriving } from './download-progress.tsx'
import { useMegabytes } from './megabytes.ts'
import type { FilmState } from './use-film-state.ts'

/** Props of {@link FilmLine}. */
export interface FilmLineProps {
  state: FilmState
  /** Size in bytes; undefined while it is being checked, null if it is unknown. */
  size: number | null | undefined
  /** Saves the film, or continues the download. */
  onSave: () => void
  /** Cancels the download, or removes the film. */
  onRemove: () => void
}

/**
 * One line about saving a recipe's film: its size, the progress of the download, its state, and the
 * buttons for it. Changes are announced. If the pressed button disappears, the line takes the focus.
 *
 * @selector [data-film] the name of the state
 */
export function FilmLine(props: FilmLineProps) {
  const { state } = props
  const place = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useSpoken(state)
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body
    if (isLost) place.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each state has other buttons, so the focused one may be gone
  }, [state.is])
  return (
    <div
      ref={place}
      tabIndex={-1}
      data-film={state.is}
      onFocus={() => {
        isInside.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) isInside.current = false
      }}
      className="flex min-h-target w-full flex-wrap items-center gap-x-4 gap-y-2 text-label outline-none"
    >
      <Parts {...props} />
    </div>
  )
}

function Parts({ state, size, onSave, onRemove }: FilmLineProps) {
  const { t } = useWords()
  const inMegabytes = useMegabytes()
  const remove = (
    <Button size="s" onClick={onRemove}>
      {t('offline.remove')}
    </Button>
  )
  switch (state.is) {
    case 'elsewhere':
      return (
        <>
          <Button
            icon={Download}
            disabled={size === null}
            pending={size === undefined}
            onClick={onSave}
          >
            {t('offline.save')}
          </Button>
          <Soft>
            {size === undefined && t('offline.looking')}
            {size === null && t('offline.needsConnection')}
            {typeof size === 'number' && t('offline.takes', { size: inMegabytes(size) })}
          </Soft>
        </>
      )
    case 'arriving':
      return (
        <>
          <Arriving arrival={state.arrival} />
          <Button size="s" onClick={onRemove}>
            {t('offline.cancel')}
          </Button>
        </>
      )
    case 'partial':
      return (
        <>
          {t('offline.partial')}
          <span className="flex gap-2">
            <Button size="s" icon={Download} onClick={onSave}>
              {t('offline.resume')}
            </Button>
            {remove}
          </span>
        </>
      )
    case 'too-large':
      return (
        <>
          <span>
            {t('offline.noRoom')}{' '}
            <TextLink href="/settings/offline">{t('offline.savedFilms')}</TextLink>
          </span>
          <Button size="s" onClick={onSave}>
            {t('offline.tryAgain')}
          </Button>
        </>
      )
    case 'removed':
      return (
        <>
          {t('offline.gone')}
          <span className="flex gap-2">
            <Button size="s" icon={Download} onClick={onSave}>
              {t('offline.saveAgain')}
            </Button>
            {remove}
          </span>
        </>
      )
    case 'saved':
      return (
        <>
          <span className="flex items-center gap-1.5">
            <Icon of={Check} />
            {t('offline.saved')}
            <Soft>{t('offline.size', { size: inMegabytes(state.film.bytes) })}</Soft>
          </span>
          {remove}
        </>
      )
    default:
      return null
  }
}

function Soft({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft">{children}</span>
}

/** Announcements by the new state. */
const SPOKEN = {
  arriving: 'offline.arriving',
  saved: 'offline.saved',
  partial: 'offline.partial',
  'too-large': 'offline.noRoom',
} as const

function useSpoken(state: FilmState): void {
  const { t } = useWords()
  const before = useRef(state.is)
  useEffect(() => {
    const last = before.current
    before.current = state.is
    if (last === state.is) return
    if (state.is === 'arriving' || last === 'arriving') {
      const key = state.is in SPOKEN ? SPOKEN[state.is as keyof typeof SPOKEN] : undefined
      if (key) announce(t(key))
    }
    if (last === 'saved' && state.is === 'elsewhere') announce(t('offline.removed'))
  }, [state.is, t])
  const isHalf =
    state.is === 'arriving' && state.arrival && state.arrival.bytes * 2 > state.arrival.of
  useEffect(() => {
    if (isHalf) announce(t('offline.half'))
  }, [isHalf, t])
}
