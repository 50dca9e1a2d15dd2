import { runDatabaseCommand } from '#server/db/run-command.ts'
import { adminCommand } from './admin-command.ts'

await runDatabaseCommand(adminCommand)
