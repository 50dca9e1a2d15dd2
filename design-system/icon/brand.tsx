import type { SVGProps } from 'react'
import type { OwnDrawing } from '#design-system/icon/icon.tsx'
import { markDrawing } from '#design-system/icon/mark-drawing.ts'
import { cn } from '#design-system/lib/cn.ts'

/**
 * A filled mark in the colour of the text, by its id in `brand-marks.svg`. Their long paths would
 * weigh more as code than all other icons together. What a server has drawn into the page stays.
 */
function mark(id: string): OwnDrawing {
  return function Mark(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        {...props}
        className={cn('fill-current stroke-none', props.className)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markDrawing(id) }}
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
