// A process of its own that imports a file and says when each batch is in, so that a test can kill it.
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { checkFile } from '../../src/modules/imports/jobs/check-file.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { BUFFER_MB } from '../embedded/fresh-data-folder.ts'
import { SAMPLE_MAPPING } from './sample-export.ts'
import { startImport } from './start-import.ts'

const [where = '', path = ''] = process.argv.slice(2)
const db = await openDatabase(
  where.startsWith('postgres') ? { databaseUrl: where } : { dataDir: where, bufferMb: BUFFER_MB },
)
await startImport(db, IMPORT_PARTS, await checkFile(IMPORT_PARTS.kinds, path, SAMPLE_MAPPING), {
  onJob: (job) => process.stdout.write(`job ${job.id}\n`),
  onBatch: (job) => process.stdout.write(`batch ${job.position}\n`),
})
await db.close()
