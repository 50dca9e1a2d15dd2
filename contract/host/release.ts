import { Type, type Static } from 'typebox'

/** Response of GET /host/release: what is new in the version that runs, as its notes say it. */
export const HostRelease = Type.Object({
  /** The release without the build, such as `1.4.0`. */
  Release: Type.String(),
  /** Lines of the notes, each with the heading above it; empty without notes. */
  Notes: Type.Array(Type.Object({ Heading: Type.String(), Text: Type.String() })),
})
/** @see {@link HostRelease} (schema) */
export type HostRelease = Static<typeof HostRelease>
