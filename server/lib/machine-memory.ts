import { totalmem } from 'node:os'

/** Bytes of memory of the container, or else of the machine. */
export function machineMemory(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
}
