// The site that journeys run on: the real server, on a copy of what a first start has written. The first stays as it
// is, for the journeys that need a site to themselves.
import { cpSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { makeJourneyData } from './journey-data.mjs'
import { serverBundle } from './server-bundle.mjs'

const { HAIXUAN_DATA_DIR: dataDir, E2E_FIRST_DATA: firstData } = process.env
await makeJourneyData()
cpSync(firstData, dataDir, { recursive: true })
await import(pathToFileURL(serverBundle().server).href)
