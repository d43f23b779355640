// A process of its own that reads a file to its end, so that a test can ask how much memory that held on the way.
import { setInterval } from 'node:timers'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { checkFile } from '../../src/modules/imports/jobs/check-file.ts'
import { SAMPLE_MAPPING } from './sample-export.ts'

const SAMPLE_EVERY_MS = 50
const MIB = 1024 * 1024

let samples = 0
let held = 0

/** After a whole collection only what the program still refers to is left, however busy the machine is. */
function sample() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  samples++
  held = Math.max(held, heapUsed + external)
}

const timer = setInterval(sample, SAMPLE_EVERY_MS)
const { accepted, rejected } = await checkFile(IMPORT_PARTS.kinds, process.argv[2] ?? '', SAMPLE_MAPPING)
clearInterval(timer)
process.stdout.write(JSON.stringify({ accepted, rejected, samples, mebibytes: held / MIB }))
