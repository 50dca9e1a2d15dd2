import { createHash } from 'node:crypto'
import {
  type BackupFile,
  type End,
  FRAMES,
  type Header,
  type Table,
  type TableEnd,
} from '#server/backup/format.ts'
import { type Frame, readFrames } from '#server/backup/read-frames.ts'
import { RowSum } from '#server/backup/row-text.ts'
import { encodeFrames, writeFrames } from '#server/backup/write-backup.ts'

/** A table or a file of a backup, taken apart. */
export interface Section {
  start: Table | BackupFile
  frames: Frame[]
  end: { kind: string; sha256: string; rows?: number; sum?: string }
}

/** A backup, taken apart. */
export interface Apart {
  header: Header
  sections: Section[]
  end: End
}

const jsonOf = ({ content }: Frame): unknown => JSON.parse(content.toString())

/** Takes a backup apart. */
export async function takeApart(path: string): Promise<Apart> {
  const frames: Frame[] = []
  for await (const { kind, content } of readFrames(path)) {
    frames.push({ kind, content: Buffer.from(content) })
  }
  const [header, ...rest] = frames
  const end = rest.pop()
  const sections: Section[] = []
  for (let at = 0; at < rest.length;) {
    const last = rest.findIndex((frame, index) => index > at && frame.kind === FRAMES.json)
    sections.push({
      start: jsonOf(rest[at]!) as Table,
      frames: rest.slice(at + 1, last),
      end: jsonOf(rest[last]!) as Section['end'],
    })
    at = last + 1
  }
  return { header: jsonOf(header!) as Header, sections, end: jsonOf(end!) as End }
}

function sumOf({ start, frames }: Section): Pick<TableEnd, 'rows' | 'sum'> | undefined {
  if (start.kind !== 'table') return undefined
  const sum = new RowSum()
  for (const row of frames.flatMap((frame) => jsonOf(frame) as unknown[])) {
    sum.add(JSON.stringify(row))
  }
  return { rows: sum.rows, sum: sum.digest() }
}

/** Changes the rows of a table. */
export function changeRows({ frames }: Section, change: (rows: unknown[][]) => void): void {
  const rows = frames.flatMap((frame) => jsonOf(frame) as unknown[][])
  change(rows)
  frames.splice(0, frames.length, { kind: FRAMES.rows, content: Buffer.from(JSON.stringify(rows)) })
}

/** Makes the sums of tables and files right, as somebody does who knows the format. */
export function seal({ header, sections, end }: Apart): Apart {
  const all = createHash('sha256')
  const sealed = sections.map((section) => {
    const hash = createHash('sha256').update(JSON.stringify(section.start))
    for (const { content } of section.frames) hash.update(content)
    const sha256 = hash.digest('hex')
    all.update(sha256)
    return { ...section, end: { ...section.end, ...sumOf(section), sha256 } }
  })
  const files = sealed.flatMap(({ start }) => (start.kind === 'file' ? [start] : []))
  const tables = sealed.filter(({ start }) => start.kind === 'table')
  return {
    header,
    sections: sealed,
    end: {
      ...end,
      tables: tables.length,
      rows: tables.reduce((sum, table) => sum + (table.end.rows ?? 0), 0),
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      sha256: all.digest('hex'),
    },
  }
}

const json = (value: unknown) => [FRAMES.json, Buffer.from(JSON.stringify(value))] as const

/** Writes a backup whose sum at the end is right, whatever is in it. */
export async function putTogether(path: string, { header, sections, end }: Apart): Promise<void> {
  const frames = [
    json(header),
    ...sections.flatMap((section) => [
      json(section.start),
      ...section.frames.map(({ kind, content }) => [kind, content] as const),
      json(section.end),
    ]),
    json(end),
  ]
  await writeFrames(path, encodeFrames(frames))
}
