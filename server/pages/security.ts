import { createHash, randomBytes } from 'node:crypto'

/** What the content security policy of pages depends on. */
export interface PolicyOptions {
  /** The one inline script that may run. */
  inlineScript: string
  /** The style sheet inside every page. */
  inlineStyles: string
  /** Origin of pictures and films when they are not served from here. */
  mediaOrigin?: string | undefined
  /** Origin that pageviews are reported to. */
  analyticsOrigin?: string | undefined
  /** Origin that is asked for the country of new members. */
  geoOrigin?: string | undefined
}

/** A fresh nonce for the style elements of one answer. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** How a policy names an inline script or style sheet. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy of pages. Scripts are files of this site and one inline line, known
 * by its hash, as is the style sheet inside the page; style elements that the page adds later carry
 * the answer's nonce; positions of labels and sliders are style attributes. `blob:` is for captions
 * and for pictures that were read with a token.
 *
 * @returns the header's value for a nonce
 */
export function contentSecurityPolicy(options: PolicyOptions): (nonce: string) => string {
  const script = hashOf(options.inlineScript)
  const styles = hashOf(options.inlineStyles)
  const media = options.mediaOrigin ? ` ${options.mediaOrigin}` : ''
  const { analyticsOrigin, geoOrigin } = options
  const services = [analyticsOrigin, geoOrigin].filter(Boolean).map((origin) => ` ${origin}`)
  return (nonce) =>
    [
      `default-src 'self'`,
      `script-src 'self' ${script}`,
      `style-src-elem 'self' ${styles} 'nonce-${nonce}'`,
      `style-src-attr 'unsafe-inline'`,
      `img-src 'self' data: blob:${media}`,
      `media-src 'self' blob:${media}`,
      `connect-src 'self'${media}${services.join('')}`,
      `worker-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ].join('; ')
}
