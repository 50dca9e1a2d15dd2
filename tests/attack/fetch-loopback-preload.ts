// Loaded into a server before its own code: pages are fetched from this machine, too. There is no such setting.
import { REAL_IMPORT_EDGE } from '#server/recipe-import/import-edge.ts'

REAL_IMPORT_EDGE.isAllowed = (address) => address === '127.0.0.1'
