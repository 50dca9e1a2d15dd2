import {
  type Arbitrary,
  boolean,
  constantFrom,
  double,
  integer,
  oneof,
  tuple,
  uint8Array,
} from 'fast-check'
import { type Apart, seal, type Section } from './take-apart.ts'

/** A whole backup. */
export interface Whole {
  readonly bytes: Buffer
  readonly apart: Apart
}

/** A damage of the bytes or of what is taken apart. */
export type Damage =
  | { readonly kind: 'bytes'; readonly make: () => Buffer }
  | { readonly kind: 'apart'; readonly make: () => Apart }

const at = () => double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const place = (share: number, length: number) => Math.floor(share * length)
const ofBytes = (make: () => Buffer): Damage => ({ kind: 'bytes', make })
const ofParts = (make: () => Apart): Damage => ({ kind: 'apart', make })
/** A backup with changed sections, and the whole one as it was. */
export const changed = (apart: Apart, change: (sections: Section[]) => void): Apart => {
  const copy = structuredClone(apart)
  const sections = copy.sections.map((section) => ({
    ...section,
    frames: section.frames.map(({ kind, content }) => ({ kind, content: Buffer.from(content) })),
  }))
  change(sections)
  return { ...copy, sections }
}
/** A section that has content, by a share of all of them. */
const pick = (sections: Section[], share: number) => {
  const filled = sections.filter(({ frames }) => frames.length > 0)
  return filled[place(share, filled.length)]!
}

const PATHS = [
  '../simmer.db',
  'own-pictures/../../x.webp',
  '/etc/passwd',
  'own-pictures/./x.webp',
  'own-pictures//x.webp',
  String.raw`own-pictures\..\x.webp`,
  'own-pictures/x\0.webp',
  'media/.hidden',
  'simmer.db',
  'lock.db',
  'bin/../simmer.db',
  'bin/2026-01-01/../../simmer.db',
  'complete.txt',
  'outbox/../vapid.json',
]

/**
 * Damages of a backup: cut off, changed, added to; with a right sum of the whole, sections that are swapped,
 * doubled, lost or renamed, and sizes and counts that are wrong.
 */
export const damagesOf = ({ bytes, apart }: Whole): Arbitrary<Damage> =>
  oneof(
    at().map((share) => ofBytes(() => bytes.subarray(0, place(share, bytes.length)))),
    tuple(at(), integer({ min: 1, max: 255 })).map(([share, flip]) =>
      ofBytes(() => {
        const flipped = Buffer.from(bytes)
        const index = place(share, bytes.length)
        flipped[index] = (flipped[index] ?? 0) ^ flip
        return flipped
      }),
    ),
    tuple(at(), uint8Array({ minLength: 1, maxLength: 40 })).map(([share, more]) =>
      ofBytes(() => {
        const index = place(share, bytes.length + 1)
        return Buffer.concat([bytes.subarray(0, index), more, bytes.subarray(index)])
      }),
    ),
    // From here on the sum of the whole is right.
    tuple(at(), at(), boolean()).map(([first, second, isSealed]) =>
      ofParts(() => {
        const swapped = changed(apart, (sections) => {
          const one = place(first, sections.length - 1)
          const other = one + 1 + place(second, sections.length - one - 1)
          ;[sections[one], sections[other]] = [sections[other]!, sections[one]!]
        })
        return isSealed ? seal(swapped) : swapped
      }),
    ),
    tuple(at(), boolean()).map(([share, isSealed]) =>
      ofParts(() => {
        const twice = changed(apart, (sections) => {
          const index = place(share, sections.length)
          sections.splice(index, 0, sections[index]!)
        })
        return isSealed ? seal(twice) : twice
      }),
    ),
    at().map((share) =>
      ofParts(() =>
        changed(apart, (sections) => void sections.splice(place(share, sections.length), 1)),
      ),
    ),
    at().map((share) =>
      ofParts(() => changed(apart, (sections) => void pick(sections, share).frames.pop())),
    ),
    tuple(at(), at()).map(([share, where]) =>
      ofParts(() =>
        changed(apart, (sections) => {
          const [frame] = pick(sections, share).frames
          const index = place(where, frame?.content.length ?? 0)
          frame?.content.writeUInt8((frame.content[index] ?? 0) ^ 1, index)
        }),
      ),
    ),
    tuple(at(), constantFrom(...PATHS), boolean()).map(([share, key, isSealed]) =>
      ofParts(() => {
        const renamed = changed(apart, (sections) => {
          const files = sections.filter(({ start }) => start.kind === 'file')
          Object.assign(files[place(share, files.length)]!.start, { key })
        })
        return isSealed ? seal(renamed) : renamed
      }),
    ),
    tuple(at(), integer({ min: -2, max: 1_000_000_000 })).map(([share, more]) =>
      ofParts(() =>
        changed(apart, (sections) => {
          const files = sections.filter(({ start }) => start.kind === 'file')
          const { start } = files[place(share, files.length)]!
          if (start.kind === 'file') start.size += more === 0 ? 1 : more
        }),
      ),
    ),
    at().map((share) =>
      ofParts(() =>
        changed(apart, (sections) => {
          const { end } = sections[place(share, sections.length)]!
          if (end.rows === undefined) end.sha256 = '0'.repeat(64)
          else end.rows += 1
        }),
      ),
    ),
    constantFrom('table', 'file', 'end').map((kind) =>
      ofParts(() => ({ ...apart, header: { ...apart.header, kind } as never })),
    ),
  )
