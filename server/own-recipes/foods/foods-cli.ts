import { runDatabaseCommand } from '#server/db/run-command.ts'
import { foodsCommand } from './foods-command.ts'

await runDatabaseCommand(foodsCommand)
