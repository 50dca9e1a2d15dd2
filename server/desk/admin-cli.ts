import { runDatabaseCommand } from '#server/database-command.ts'
import { adminCommand } from './admin-command.ts'

await runDatabaseCommand(adminCommand)
