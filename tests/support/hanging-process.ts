// A process that works for a moment and then hangs in a loop that never ends, for the test of the watchdog.
import { startWatchdog } from '#server/watchdog.ts'

startWatchdog(Number(process.argv[2]))
process.on('SIGTERM', () => process.exit(0))
// Longer than the watchdog's limit: who works is left alone.
setTimeout(() => {
  process.stdout.write('hangs')
  for (;;);
}, Number(process.argv[3]))
