import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeHost } from './host.ts'

/** Packs once for all tests. They find the application's folder in `PACKAGE_HOST`. */
export default function setup(): () => void {
  const host = makeHost()
  process.env.PACKAGE_HOST = host
  return () => rmSync(dirname(host), { recursive: true })
}
