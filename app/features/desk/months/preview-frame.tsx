import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '#contract/languages.ts'

/** Without a doctype the page would be laid out as those of the nineties. */
const EMPTY = '<!doctype html>'

/** Gives a page the language, the theme and the style sheets of this one, and a place for content. */
function furnish(page: Document, language: Language): HTMLElement {
  const { documentElement } = document
  for (const { name, value } of documentElement.attributes)
    page.documentElement.setAttribute(name, value)
  page.documentElement.lang = language
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    page.head.append(page.importNode(sheet, true))
  page.body.style.overflow = 'hidden'
  const place = page.createElement('div')
  page.body.append(place)
  return place
}

/** Props of {@link PreviewFrame}. */
export interface PreviewFrameProps {
  /** Accessible name. */
  title: string
  /** Width of the window that the content is in, in pixels. */
  width: number
  language: Language
  children: ReactNode
}

/**
 * Shows content as it is in a window of another width, with the rules for that width, scaled down to the room that
 * there is. Nothing in it can be pressed.
 */
export function PreviewFrame({ title, width, language, children }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<HTMLElement>()
  const [room, setRoom] = useState(width)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (box.current) setRoom(box.current.clientWidth)
      if (place) setHeight(place.offsetHeight)
    })
    if (box.current) observer.observe(box.current)
    if (place) observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  const scale = Math.min(1, room / width)
  return (
    <div ref={box} className="month-frame" style={{ blockSize: height * scale }}>
      <iframe
        inert
        sandbox="allow-same-origin"
        title={title}
        srcDoc={EMPTY}
        onLoad={({ currentTarget: { contentDocument } }) =>
          contentDocument && setPlace(furnish(contentDocument, language))
        }
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
      />
      {place && createPortal(children, place)}
    </div>
  )
}
