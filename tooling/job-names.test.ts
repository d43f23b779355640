// What the console calls the work of the server: a kind without a Chinese name would show its identifier to operators.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moduleJobs } from '../apps/api/src/jobs.ts'
import { Files } from '../apps/api/src/platform/files/files.ts'
import { FolderStore } from '../apps/api/src/platform/files/folder-store.ts'
import { keepingChannels } from '../apps/api/test/delivery/channels-fixture.ts'
import { openEmbeddedForTest, type TestDatabase } from '../apps/api/test/engines.ts'
import { jobName } from '../apps/web/src/pages/admin/lib/job-text.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openEmbeddedForTest()
})
afterAll(() => database.dispose())

test('every kind of job and every schedule has a Chinese name', () => {
  const files = new Files(database.db, new FolderStore('/nowhere'))
  const jobs = moduleJobs(database.db, files, keepingChannels().channels)
  const names = jobs.flatMap(({ kinds = [], schedules = [] }) => [
    ...kinds.map(({ kind }) => kind),
    ...schedules.map(({ name }) => name),
  ])
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !/\p{Script=Han}/u.test(jobName(name)))).toEqual([])
})
