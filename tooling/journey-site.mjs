// The site that journeys run on. Demo data are half a minute of work and made once: after a first start, a copy of all
// that the server has written stays behind for the journeys that need a site to themselves.
import { cpSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { runSite } from './run-site.mjs'

const { HAIXUAN_DATA_DIR: dataDir, E2E_FIRST_DATA: firstData, E2E_SERVER: server } = process.env
const { halt } = await runSite({}, dataDir)
await halt()
cpSync(dataDir, firstData, { recursive: true })
await import(pathToFileURL(server).href)
