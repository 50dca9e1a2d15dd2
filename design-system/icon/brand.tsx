import type { SVGProps } from 'react'
import type { OwnDrawing } from '#design-system/icon/drawing.tsx'
import { brandMarkMarkup } from '#design-system/icon/brand-mark-markup.ts'
import { cn } from '#design-system/lib/cn.ts'

/**
 * A filled mark in the text colour, referenced by its id in `brand-marks.svg`: the paths would
 * outweigh all other icons together in the bundle. A mark that the server inlined is kept.
 */
function mark(id: string): OwnDrawing {
  return function Mark(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        {...props}
        className={cn('fill-current stroke-none', props.className)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: brandMarkMarkup(id) }}
      />
    )
  }
}

/** Apple, for the App Store. */
export const Apple = /* @__PURE__ */ mark('apple')
/** Facebook. */
export const Facebook = /* @__PURE__ */ mark('facebook')
/** Google, for signing in. */
export const Google = /* @__PURE__ */ mark('google')
/** Google Play. */
export const GooglePlay = /* @__PURE__ */ mark('google-play')
/** Instagram. */
export const Instagram = /* @__PURE__ */ mark('instagram')
/** Pinterest. */
export const Pinterest = /* @__PURE__ */ mark('pinterest')
/** Telegram. */
export const Telegram = /* @__PURE__ */ mark('telegram')
/** WhatsApp. */
export const WhatsApp = /* @__PURE__ */ mark('whatsapp')
/** The network X; `X` is the cross. */
export const XNetwork = /* @__PURE__ */ mark('x-network')
