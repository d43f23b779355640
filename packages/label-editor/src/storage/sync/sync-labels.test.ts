import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryStorage, type LabelStorage, type StoredLabel } from '../label-storage.ts'
import type { AccountStorage } from './account-storage.ts'
import { syncLabels } from './sync-labels.ts'
import { createMemoryLinks, type SyncLinks } from './sync-links.ts'

const NOW = Date.UTC(2026, 10, 21, 4)
let clock = NOW

function labelOf(id: string, text: string): StoredLabel {
  const content = JSON.stringify({ id, name: text, text })
  return {
    ...{ id, name: text, content, isMyTemplate: false, folder: '', revision: 0, savedAt: clock++ },
    ...{ width: 6000, height: 4000, pages: 1, thumbnail: '' },
  }
}

function createAccount(): AccountStorage & { labels: Map<string, StoredLabel> } {
  const labels = new Map<string, StoredLabel>()
  return {
    labels,
    list: async () => [...labels.values()],
    read: async (id) => labels.get(id) ?? null,
    async save(label, base) {
      if ((labels.get(label.id)?.revision ?? 0) !== base) return { saved: false, reason: 'changed' }
      if (label.content.length > 500) return { saved: false, reason: 'refused', why: '超过 4 MB' }
      // Like the server: revisions of a label that was deleted begin again, and the clock is its own.
      const as = { revision: base + 1, savedAt: clock++ }
      labels.set(label.id, { ...label, ...as })
      return { saved: true, as }
    },
    async remove(id, revision) {
      if ((labels.get(id)?.revision ?? 0) > revision) return false
      labels.delete(id)
      return true
    },
  }
}

interface Browser {
  storage: LabelStorage
  links: SyncLinks
  sync: (openId?: string | null, account?: string) => ReturnType<typeof syncLabels>
  write: (id: string, text: string) => Promise<void>
}

let copies = 0
function createBrowser(remote: AccountStorage): Browser {
  const storage = createMemoryStorage()
  const links = createMemoryLinks()
  return {
    storage,
    links,
    sync: (openId = null, account = 'me') =>
      syncLabels({
        ...{ account, storage, remote, links },
        open: async () => new Set(openId === null ? [] : [openId]),
        makeId: () => `copy-${copies++}`,
        now: () => NOW,
      }),
    async write(id, text) {
      const known = (await storage.read(id))?.revision ?? 0
      await storage.save(labelOf(id, text), known)
    },
  }
}

const texts = async ({ storage }: Browser) => (await storage.list()).map(({ name }) => name).sort()

test('a label written in one browser comes to the other, with its changes and its end', async () => {
  const account = createAccount()
  const [office, home] = [createBrowser(account), createBrowser(account)]
  await office.write('a', '一')
  expect(await office.sync()).toMatchObject({ pushed: 1 })
  expect(await home.sync()).toMatchObject({ pulled: 1 })
  await home.write('a', '二')
  await home.sync()
  await office.sync()
  expect(await texts(office)).toEqual(['二'])
  await office.storage.remove('a')
  await office.sync()
  await home.sync()
  expect(await texts(home)).toEqual([])
  expect(account.labels.size).toBe(0)
  expect(await home.sync()).toMatchObject({ pushed: 0, pulled: 0, removed: 0, copies: [] })
})

test('what both changed is kept twice, under a name that says why', async () => {
  const account = createAccount()
  const [office, home] = [createBrowser(account), createBrowser(account)]
  await office.write('a', '一')
  await office.sync()
  await home.sync()
  await office.write('a', '办公室')
  await home.write('a', '家里')
  await office.sync()
  const { copies: made } = await home.sync()
  expect(made).toEqual([expect.stringMatching(/^家里（冲突副本 11-21 /)])
  await office.sync()
  for (const browser of [office, home]) {
    const names = await texts(browser)
    expect(names).toHaveLength(2)
    expect(names).toContain('办公室')
    const copy = (await browser.storage.list()).find(({ name }) => name.startsWith('家里'))
    expect(JSON.parse((await browser.storage.read(copy?.id ?? ''))?.content ?? '{}')).toMatchObject({
      id: copy?.id,
      name: copy?.name,
      text: '家里',
    })
  }
})

test('a change outlives the deletion of the other side', async () => {
  const account = createAccount()
  const [office, home] = [createBrowser(account), createBrowser(account)]
  await office.write('a', '一')
  await office.sync()
  await home.sync()
  await office.storage.remove('a')
  await home.write('a', '改了')
  await office.sync()
  await home.sync()
  await office.sync()
  expect(await texts(office)).toEqual(['改了'])
})

test('the label that is open is sent, and not changed under the hands of the user', async () => {
  const account = createAccount()
  const [office, home] = [createBrowser(account), createBrowser(account)]
  await office.write('a', '一')
  await office.sync()
  await home.sync('a')
  await home.sync()
  await office.write('a', '二')
  await office.sync('a')
  await home.sync('a')
  expect(await texts(home)).toEqual(['一'])
  await home.sync()
  expect(await texts(home)).toEqual(['二'])
})

test('labels of one person never go to the account of another', async () => {
  const [mine, theirs] = [createAccount(), createAccount()]
  const browser = createBrowser(mine)
  await browser.write('a', '我的')
  await browser.sync()
  await browser.write('a', '我的，改了')
  const { storage, links } = browser
  const report = await syncLabels({
    ...{ account: 'other', storage, remote: theirs, links },
    open: async () => new Set(),
    makeId: () => 'x',
    now: () => NOW,
  })
  expect(report).toMatchObject({ pushed: 0, removed: 0 })
  expect(theirs.labels.size).toBe(0)
  expect(await texts(browser)).toEqual(['我的，改了'])
})

test('what the account cannot keep stays here and is named', async () => {
  const account = createAccount()
  const browser = createBrowser(account)
  await browser.write('a', '大'.repeat(300))
  const { refused } = await browser.sync()
  expect(refused).toEqual([{ name: '大'.repeat(300), why: '超过 4 MB' }])
  expect(await texts(browser)).toHaveLength(1)
})

test('a browser that lost its notes finds that nothing has changed, and copies nothing', async () => {
  const account = createAccount()
  const browser = createBrowser(account)
  await browser.write('a', '一')
  await browser.sync()
  await browser.links.remove('a')
  expect(await browser.sync()).toMatchObject({ copies: [], pushed: 0, pulled: 0 })
  await browser.write('a', '二')
  expect(await browser.sync()).toMatchObject({ pushed: 1 })
})

type Act = { at: 0 | 1; what: 'write' | 'remove' | 'sync' | 'sync-open'; id: 'a' | 'b' | 'c' }
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    at: fc.constantFrom(0, 1),
    what: fc.constantFrom('write', 'write', 'remove', 'sync', 'sync', 'sync-open'),
    id: fc.constantFrom('a', 'b', 'c'),
  }),
  { maxLength: 40 },
)

test('whatever two people do in whatever order: no text is lost that nobody replaced or removed', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const account = createAccount()
      const browsers = [createBrowser(account), createBrowser(account)] as const
      // A text is given up by writing over it, or removing it, in the browser in which it is.
      const alive = new Set<string>()
      let written = 0
      for (const { at, what, id } of all) {
        const browser = browsers[at]
        if (what === 'sync') await browser.sync()
        else if (what === 'sync-open') await browser.sync(id)
        else {
          const before = await browser.storage.read(id)
          if (before) alive.delete(JSON.parse(before.content).text)
          if (what === 'remove') await browser.storage.remove(id)
          else {
            const text = `t${written++}`
            alive.add(text)
            await browser.write(id, text)
          }
        }
      }
      for (let round = 0; round < 3; round++) for (const browser of browsers) await browser.sync()
      const [one, other] = await Promise.all(
        browsers.map(async ({ storage }) =>
          Promise.all((await storage.list()).map(async ({ id }) => (await storage.read(id))?.content ?? '')),
        ),
      )
      expect([...(one ?? [])].sort()).toEqual([...(other ?? [])].sort())
      const kept = new Set((one ?? []).map((content) => JSON.parse(content).text as string))
      for (const text of alive) expect(kept).toContain(text)
    }),
    { numRuns: 300 },
  )
})
