import { ADDRESSES } from '#contract/addresses/addresses.ts'

/** Where the kitchen of a preview is opened by its digits: an address that can be typed. */
export function previewPath(code: string): string {
  return ADDRESSES.unlisted.path.replace(':token', code)
}

/** The same by its secret, behind the sign that no browser sends to a server. */
export function secretPath(secret: string): string {
  return `${previewPath('try')}#${secret}`
}
