import { hashText } from '#app/lib/hash-text.ts'

/**
 * A password in the form of every call: the SHA-256 of its UTF-8 text in lower-case hexadecimal digits,
 * so that the typed text never leaves the browser. An empty one stays empty.
 */
export async function hashPassword(password: string): Promise<string> {
  return password === '' ? '' : await hashText(password)
}
