// Loaded into a server before its own code: pages are fetched from this machine, too. There is no such setting.
import { REAL_FETCH_EDGE } from '#server/fetching/fetch-edge.ts'

REAL_FETCH_EDGE.isAllowed = (address) => address === '127.0.0.1'
