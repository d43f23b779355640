// Step `demo data` of `npm test`: the data of a site after its first start, for the journeys to begin with. It is half a
// minute of work for one core, and the tests before leave that much over. Alone, the journeys make it themselves.
import { existsSync, renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runSite } from './run-site.mjs'

/** Makes the folder that E2E_FIRST_DATA names, unless it is there. */
export async function makeJourneyData() {
  const folder = process.env.E2E_FIRST_DATA
  if (!folder) throw new Error('E2E_FIRST_DATA names the folder for the data of the journeys.')
  if (existsSync(folder)) return
  const draft = `${folder}.draft`
  const { halt } = await runSite({}, draft)
  await halt()
  renameSync(draft, folder)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeJourneyData()
