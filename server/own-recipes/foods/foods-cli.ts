import { runDatabaseCommand } from '#server/database-command.ts'
import { foodsCommand } from './foods-command.ts'

await runDatabaseCommand(foodsCommand)
