import { runDatabaseCommand } from '#server/database-command.ts'
import { readAgainCommand } from './read-again-command.ts'

await runDatabaseCommand(readAgainCommand)
