import { Type, type Static } from 'typebox'
import { IsoDate, Nullable } from '../common.ts'

/** Work that a host asks for: a backup, or the newest backup restored once more and compared. */
const HOST_WORK_KINDS = ['backup', 'restoreTest'] as const
/** One of {@link HOST_WORK_KINDS}. */
export const HostWorkKind = Type.Enum(HOST_WORK_KINDS)
/** @see {@link HostWorkKind} (schema) */
export type HostWorkKind = Static<typeof HostWorkKind>

/** What it does, in this order; a test of a backup begins with the last. */
const HOST_WORK_STEPS = ['writing', 'restoring', 'files', 'reading'] as const
/** One of {@link HOST_WORK_STEPS}. */
export const HostWorkStep = Type.Enum(HOST_WORK_STEPS)
/** @see {@link HostWorkStep} (schema) */
export type HostWorkStep = Static<typeof HostWorkStep>

/** Work that goes on, or the last that was asked for. */
export const HostWork = Type.Object({
  Kind: HostWorkKind,
  Step: HostWorkStep,
  Begun: IsoDate,
  /** Null while it goes on. */
  Ended: Nullable(IsoDate),
  /** Why it failed; null when it did not. */
  Failure: Nullable(Type.String()),
  /** What was restored and compared; null until it has ended well. */
  Outcome: Nullable(
    Type.Object({
      File: Type.String(),
      Bytes: Type.Integer({ minimum: 0 }),
      Rows: Type.Integer({ minimum: 0 }),
      Files: Type.Integer({ minimum: 0 }),
    }),
  ),
})
/** @see {@link HostWork} (schema) */
export type HostWork = Static<typeof HostWork>

/** Response of GET and POST /host/work. */
export const HostWorkState = Type.Object({ Work: Nullable(HostWork) })
/** @see {@link HostWorkState} (schema) */
export type HostWorkState = Static<typeof HostWorkState>

/** Body of POST /host/work. */
export const HostWorkBody = Type.Object({ Kind: HostWorkKind })
