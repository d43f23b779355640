import { expect, test } from 'vitest'
import { moduleJobs } from '../../../src/jobs.ts'
import type { Channels } from '../../../src/platform/delivery/channels.ts'
import { Files } from '../../../src/platform/files/files.ts'
import { FolderStore } from '../../../src/platform/files/folder-store.ts'
import { openEmbeddedForTest } from '../../engines.ts'
import { SCENARIOS } from './scenarios.ts'

const NONE: Channels = {
  mail: { sender: undefined, sentence: '' },
  text: { sender: undefined, sentence: '' },
  siteUrl: '',
}

// The embedded engine has every kind.
test('every kind of job of the program is killed by `pnpm test:crash`', async () => {
  const opened = await openEmbeddedForTest()
  try {
    const modules = moduleJobs(opened.db, new Files(opened.db, new FolderStore('/nowhere')), NONE)
    const kinds = modules.flatMap(({ kinds: own }) => own.map(({ kind }) => kind))
    expect(Object.keys(SCENARIOS).toSorted()).toEqual(kinds.toSorted())
  } finally {
    await opened.dispose()
  }
})
