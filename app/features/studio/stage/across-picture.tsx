import { useEffect, useRef } from 'react'
import type { FilmPlayer } from './film-player.ts'

/** The film where its first picture stands, while it plays across a beginning. */
export function AcrossPicture({ player }: { player: FilmPlayer }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    () =>
      player.onPicture(() => {
        const element = canvas.current
        if (element) player.draw(element)
      }),
    [player],
  )
  return <canvas ref={canvas} />
}
