import { createHash, randomBytes } from 'node:crypto'

/** Input of the content security policy. */
export interface PolicyOptions {
  /** The one inline script that may run. */
  inlineScript: string
  /** The inline style sheet of every page. */
  inlineStyles: string
  /** Origin of pictures and films when they are not served from here. */
  mediaOrigin?: string | undefined
  /** Origin that pageviews are reported to. */
  analyticsOrigin?: string | undefined
  /** Origin of the country lookup. */
  geoOrigin?: string | undefined
}

/** A random nonce for the style elements of one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** CSP hash of an inline script or style sheet. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page that needs no script: none may run. */
export function withoutScripts(policy: string): string {
  return policy.replace(/script-src [^;]+/, "script-src 'none'")
}

/**
 * The content security policy of pages. Allows scripts of this site, and the inline script and
 * style sheet by hash. Style elements added later need the response's nonce. Style attributes
 * position labels and sliders. `blob:` is for captions and for pictures that were fetched with a
 * token.
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
