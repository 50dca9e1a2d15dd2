import { runDatabaseCommand } from '#server/db/run-command.ts'
import { readAgainCommand } from './read-again-command.ts'

await runDatabaseCommand(readAgainCommand)
