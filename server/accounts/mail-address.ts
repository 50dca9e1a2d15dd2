import { domainToASCII, domainToUnicode } from 'node:url'
import { ApiError } from '#server/http/errors.ts'

const ASCII = /^[\x21-\x7E]+$/
const LOCAL = /^[\x21-\x3F\x41-\x7E]+$/
const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)+$/

/**
 * An address in ASCII, as every mail server takes it: full-width letters are ordinary ones, and a domain in
 * another script is written as it is registered (`xn--…`), so that it does not look like one in Latin.
 * Undefined if it has no such form.
 */
export function asciiAddress(typed: string): string | undefined {
  const text = typed.trim().normalize('NFKC')
  if (ASCII.test(typed.trim())) return text
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), domainToASCII(text.slice(at + 1))]
  return LOCAL.test(local) && DOMAIN.test(domain) ? `${local}@${domain}` : undefined
}

/**
 * The address of a new account.
 * @throws {ApiError} `EmailInvalid` for one that has letters beyond ASCII before the @, or no real domain
 */
export function newAddress(typed: string): string {
  const address = asciiAddress(typed)
  if (address === undefined) throw new ApiError('EmailInvalid')
  return address
}

/**
 * The keys that the account of an address may have: accounts of earlier versions of Simmer have their
 * addresses as they were typed.
 */
export function addressKeys(key: string): string[] {
  const address = asciiAddress(key)?.toLowerCase()
  if (address === undefined) return [key]
  const at = address.lastIndexOf('@') + 1
  const typed = address.slice(0, at) + domainToUnicode(address.slice(at))
  return [...new Set([address, typed, key])]
}
