import { Parser } from 'htmlparser2'

/** A file as a bucket lists it. */
interface ListedFile {
  key: string
  /** Bytes. */
  size: number
  /** Milliseconds since 1970, UTC. */
  storedAt: number
}

/** Reads a page of `ListObjectsV2`, and where the next one begins. */
export function readListing(xml: string): { files: ListedFile[]; next: string | undefined } {
  const files: ListedFile[] = []
  let file: ListedFile | undefined
  let text = ''
  let next: string | undefined
  const parser = new Parser(
    {
      onopentag: (name) => {
        text = ''
        if (name === 'Contents') file = { key: '', size: 0, storedAt: 0 }
      },
      ontext: (part) => {
        text += part
      },
      onclosetag: (name) => {
        if (name === 'NextContinuationToken') next = text
        if (!file) return
        if (name === 'Key') file.key = text
        if (name === 'Size') file.size = Number(text)
        if (name === 'LastModified') file.storedAt = Date.parse(text)
        if (name !== 'Contents') return
        files.push(file)
        file = undefined
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return { files, next }
}
