import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { restoreBackup } from '../../src/platform/database/embedded/restore-backup.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { BUFFER_MB, freshDataFolder } from '../embedded/fresh-data-folder.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/**
 * What somebody else could read or enter, of a folder and all below it. The engine writes its cache of the catalogue,
 * which holds no rows, past the mask of the process.
 */
const seenByOthers = (folder: string) =>
  execFileSync('find', [folder, '!', '-type', 'l', '!', '-name', 'pg_internal.init', '-perm', '/077'], {
    encoding: 'utf8',
  }).trim()

test('a folder that others could read is closed at the next opening, and so are backups and what is restored', async () => {
  const data = await freshDataFolder()
  onTestFinished(data.remove)
  chmodSync(data.path, 0o755)
  chmodSync(join(data.path, 'database'), 0o755)
  chmodSync(join(data.path, 'database', 'PG_VERSION'), 0o644)
  const aside = mkdtempSync(join(tmpdir(), 'haixuan-owner-'))
  onTestFinished(() => rmSync(aside, { recursive: true, force: true }))
  // As the server does at its start.
  const before = process.umask(0o077)
  onTestFinished(() => void process.umask(before))
  const db = await openDatabase({ dataDir: data.path, bufferMb: BUFFER_MB })
  try {
    expect(seenByOthers(join(data.path, 'database', 'PG_VERSION'))).toBe('')
    expect(seenByOthers(join(data.path, 'database', 'global'))).toBe('')
    await db.backup(join(aside, 'backup'))
  } finally {
    await db.close()
  }
  expect(seenByOthers(data.path)).toBe('')
  expect(seenByOthers(join(aside, 'backup'))).toBe('')
  chmodSync(join(aside, 'backup'), 0o755)
  chmodSync(join(aside, 'backup', 'database', 'PG_VERSION'), 0o644)
  await restoreBackup(join(aside, 'backup'), join(aside, 'restored'))
  expect(seenByOthers(join(aside, 'restored'))).toBe('')
})
