/** Browsers have WebCrypto only on https and localhost, unlike what its type says. */
const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  return (await import('@noble/hashes/sha2.js')).sha256(bytes)
}

/** The SHA-256 of a text's UTF-8 form in lower-case hexadecimal digits. */
export async function hashText(text: string): Promise<string> {
  const hash = await sha256(new TextEncoder().encode(text))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
