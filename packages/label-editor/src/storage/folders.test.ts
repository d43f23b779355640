import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folderName, folderNameProblem, foldersOf, removeFolder, renameFolder } from './folders.ts'
import { createMemoryStorage, type LabelStorage, type LabelToSave } from './label-storage.ts'
import { createMemoryLinks } from './sync/sync-links.ts'
import { planSync } from './sync/sync-plan.ts'

const template = (id: string, over: Partial<LabelToSave> = {}): LabelToSave => ({
  ...{ id, name: id, isMyTemplate: true, savedAt: 1, width: 6_000, height: 4_000, pages: 1 },
  ...{ thumbnail: '', content: `{"id":"${id}"}` },
  ...over,
})

const shownOn = async (storage: LabelStorage) => foldersOf(await storage.list(), await storage.folders())

test('folders show what is in them, the empty ones too; labels that are no templates do not count', async () => {
  const storage = createMemoryStorage()
  await storage.save(template('a', { folder: '欧盟' }), 0)
  await storage.save(template('b', { folder: '欧盟', isMyTemplate: false }), 0)
  await storage.save(template('c'), 0)
  await storage.keepFolder('空的')
  expect(await shownOn(storage)).toEqual([
    { name: '空的', count: 0 },
    { name: '欧盟', count: 1 },
  ])
})

test('whatever is done to folders, every label stays whole, in one folder that is shown or at the top', async () => {
  const name = fc.constantFrom('甲', '乙', '丙')
  const id = fc.constantFrom('a', 'b', 'c')
  const act = fc.oneof(
    fc.record({ does: fc.constant('file' as const), id, to: fc.oneof(name, fc.constant('')) }),
    fc.record({ does: fc.constant('rename' as const), from: name, to: name }),
    fc.record({ does: fc.constant('remove' as const), from: name }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
      const storage = createMemoryStorage()
      for (const each of ['a', 'b', 'c']) await storage.save(template(each), 0)
      for (const step of acts) {
        const before = await storage.list()
        if (step.does === 'file') await storage.file(step.id, step.to)
        else if (step.does === 'remove') {
          await removeFolder(storage, step.from)
          expect((await shownOn(storage)).some((folder) => folder.name === step.from)).toBe(false)
        } else if (step.from !== step.to) {
          await renameFolder(storage, step.from, step.to)
          const moved = before.filter(({ folder }) => folder === step.from).map((entry) => entry.id)
          for (const entry of await storage.list())
            if (moved.includes(entry.id)) expect(entry.folder).toBe(step.to)
        }
      }
      const entries = await storage.list()
      expect(entries.map((entry) => entry.id).sort()).toEqual(['a', 'b', 'c'])
      const shown = await shownOn(storage)
      const top = entries.filter(({ folder }) => folder === '').length
      expect(shown.reduce((sum, { count }) => sum + count, top)).toBe(3)
      expect((await storage.read('a'))?.content).toBe('{"id":"a"}')
    }),
  )
})

test('an open label continues saving after it was filed, and stays in its folder', async () => {
  const storage = createMemoryStorage()
  await storage.save(template('a'), 0)
  await storage.file('a', '欧盟')
  expect(await storage.save(template('a', { savedAt: 9 }), 1)).toEqual({ saved: true, revision: 2 })
  expect((await storage.read('a'))?.folder).toBe('欧盟')
})

test('a filed label is sent to the account, a label filed where it is already is not', async () => {
  const storage = createMemoryStorage()
  const links = createMemoryLinks()
  await storage.save(template('a'), 0)
  const saving = { revision: 1, savedAt: 1 }
  await links.put({ id: 'a', account: 'me', remote: saving, local: saving })
  const plan = async () =>
    planSync({
      account: 'me',
      local: await storage.list(),
      remote: [{ id: 'a', ...saving }],
      links: await links.all(),
      open: new Set(),
    })
  await storage.file('a', '')
  expect(await plan()).toEqual([])
  await storage.file('a', '欧盟')
  expect(await plan()).toEqual([{ do: 'push', id: 'a', base: 1 }])
})

test('a name that cannot be told from another is refused with the reason', () => {
  expect(folderName('  夏季   新品 ')).toBe('夏季 新品')
  expect(folderNameProblem(' 欧盟 ', ['欧盟'])).toContain('已有')
  expect(folderNameProblem('未分类', [])).toContain('不能')
  expect(folderNameProblem('长'.repeat(101), [])).toContain('100')
  expect(folderNameProblem('夏季', ['欧盟'])).toBeNull()
})
