// A process of its own that reads a file to its end, so that a test can ask how much memory that took.
import { checkFile } from '../../src/modules/imports/jobs/check-file.ts'
import { SAMPLE_MAPPING } from './sample-export.ts'

const { accepted, rejected } = await checkFile(process.argv[2] ?? '', SAMPLE_MAPPING)
process.stdout.write(JSON.stringify({ accepted, rejected, mebibytes: process.resourceUsage().maxRSS / 1024 }))
