import { Type, type Static } from 'typebox'
import { IsoDate, Nullable } from '../common.ts'

/** Lines of release notes, each with the heading above it. */
const Notes = Type.Array(Type.Object({ Heading: Type.String(), Text: Type.String() }))

/** Response of GET /host/release: what is new in the version that runs, and in newer ones, as their notes say it. */
export const HostRelease = Type.Object({
  /** The release without the build, such as `1.4.0`. */
  Release: Type.String(),
  /** What is new in it; empty without notes. */
  Notes,
  /** The newest release, with the notes of all that are newer than the one that runs; null where none is known. */
  Newer: Nullable(Type.Object({ Release: Type.String(), Notes })),
  /** Where new releases are asked for; null where nobody is asked. */
  AskedAt: Nullable(Type.String()),
  /** When it was last answered; null before it was. */
  Answered: Nullable(IsoDate),
})
/** @see {@link HostRelease} (schema) */
export type HostRelease = Static<typeof HostRelease>
