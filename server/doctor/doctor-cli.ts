import { readConfig } from '#server/config.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { failCommand } from '#server/lib/fail-command.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { StartError } from '#server/start-error.ts'
import { examine } from './doctor.ts'
import { printed } from './finding.ts'

try {
  keepFilesPrivate()
  const findings = await examine(readConfig(process.env))
  console.log(printed(findings))
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
} catch (error) {
  failCommand(error, [StartError, DatabaseUnavailable])
}
