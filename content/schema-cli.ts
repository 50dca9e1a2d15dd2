import { writeFile } from 'node:fs/promises'
import { SCHEMAS, schemaText } from './schema.ts'

for (const [file, schema] of Object.entries(SCHEMAS))
  await writeFile(new URL(`schema/${file}`, import.meta.url), schemaText(schema))
