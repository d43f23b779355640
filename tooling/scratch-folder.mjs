// Where a run of the checks keeps what it throws away: a thousand small files per test database are copied, written
// and removed a hundred times, an eighth of the work when they are on a disk.
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Twice what the largest step was seen to use at once; in a small container the disk is the safer place. */
const ENOUGH_BYTES = 6e9

function memoryIsEnough() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES && freemem() >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/** A new empty folder, in memory where there is plenty of it, that goes when this process ends. */
export function scratchFolder() {
  const path = mkdtempSync(join(memoryIsEnough() ? MEMORY : tmpdir(), 'haixuan-check-'))
  // PostgreSQL does not run as root: its own user has to come through to its folder.
  chmodSync(path, 0o711)
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }))
  return path
}
