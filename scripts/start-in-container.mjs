// Starts the built server in a container. What is written into the container itself is lost with it,
// so DATA_DIR has to be a volume.
import { readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/** Where something is mounted: the fifth field of each line, with octal escapes for spaces. */
const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
  .split('\n')
  .map((line) => line.split(' ')[4] ?? '')
  .map((path) => path.replace(/\\(\d{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))))
const folder = resolve(process.env.DATA_DIR ?? './data')
const isOnVolume = mounts.some(
  (path) => path.length > 1 && (path === folder || folder.startsWith(path + sep)),
)
if (!isOnVolume) {
  console.error(
    `${folder} is no volume: everything in it would be lost with the container. Start it with --volume simmer-data:${folder}.`,
  )
  process.exit(1)
}
await import('../server/main.ts')
