import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMPORT_PARTS } from '../../../src/import-parts.ts'
import { writeOriginal } from '../../../src/modules/imports/files/typed-file.ts'
import { checkFile } from '../../../src/modules/imports/jobs/check-file.ts'
import { openMappingSource } from '../../../src/modules/imports/jobs/run-import.ts'
import { typedImportWork } from '../../../src/modules/imports/jobs/typed-import-job.ts'
import { beginTypedImport } from '../../../src/modules/imports/store/begin-typed-import.ts'
import { SAMPLE_MAPPING, sampleRows } from '../../import/sample-export.ts'
import { differs, type Scenario } from './scenario.ts'

const ROWS = 1_200
const REJECTED = 12
/** Ids of a round begin like this. */
const idsOf = (round: number) => `${round < 0 ? 8 : 9}${String(Math.abs(round)).padStart(2, '0')}`
const nameOf = (round: number) => `round ${round}.csv`

/** Every row of a typed file once, from the copy of its original. */
const typedImport: Scenario = {
  prepare: async ({ db, files }, round) => {
    const folder = mkdtempSync(join(tmpdir(), 'haixuan-crash-import-'))
    const path = join(folder, nameOf(round))
    writeFileSync(path, sampleRows(ROWS).replaceAll(/^700/gm, idsOf(round)))
    const { facts, columns, rows } = await checkFile(IMPORT_PARTS.kinds, path, SAMPLE_MAPPING)
    const original = await writeOriginal(db, files, facts)
    rmSync(folder, { recursive: true })
    if (typeof original === 'string') throw new Error(original)
    const sourceId = await openMappingSource(db, IMPORT_PARTS, SAMPLE_MAPPING)
    const named = { fileName: facts.name, fileBytes: facts.bytes, fileSha256: facts.sha256 }
    await beginTypedImport(db, files, {
      order: { mapping: SAMPLE_MAPPING, columns, sourceId, ...named },
      ...{ choices: {}, original, rows, work: (job) => typedImportWork(job, null) },
    })
    return undefined
  },
  faults: async ({ db }, round) => {
    const { rows } = await db.pool.query<Record<string, number> & { status: string }>(
      `select status, position::integer, rejected::integer, inserted::integer,
         (accepted + repeated + rejected)::integer as told,
         (select count(*)::integer from product_text where external_id like $2 || '____________') as stored
       from import_job where file_name = $1`,
      [nameOf(round), idsOf(round)],
    )
    const [job] = rows
    if (job?.status !== 'finished') return [`the import is ${job?.status ?? 'gone'}`]
    return [
      ...differs('rows', [job['position'], job['told'], job['rejected']], [ROWS, ROWS, REJECTED]),
      ...differs('products', job['stored'], job['inserted']),
    ]
  },
}

/** Kinds that import files; of the embedded engine. */
export const IMPORTING: Record<string, Scenario> = { 'import-typed': typedImport }
