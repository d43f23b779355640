import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addElements } from '../commands/change-elements.ts'
import { setHeader } from '../commands/change-pages.ts'
import { newDocument, newText } from '../document/new-document.ts'
import { parseDocument } from '../document/parse-document.ts'
import { createLabelStore } from '../editor/label-store.ts'
import { createAutosave, type SaveState } from './autosave.ts'
import { createMemoryStorage, type LabelStorage } from './label-storage.ts'

/** A clock that does not move until it is told. */
function createClock() {
  let time = 0
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => time,
    after(ms: number, run: () => void) {
      const timer = { at: time + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async pass(ms: number) {
      time += ms
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { run } of due) run()
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    },
  }
}

let ids = 0
const makeId = () => `id-${++ids}`

function createTab(
  storage: LabelStorage,
  clock: ReturnType<typeof createClock>,
  document = newDocument(makeId),
  revision = 0,
) {
  const store = createLabelStore(document)
  const states: SaveState[] = []
  const autosave = createAutosave({
    store,
    storage,
    revision,
    makeId,
    now: clock.now,
    after: clock.after,
    thumbnail: () => '',
    onState: (state) => states.push(state),
  })
  const write = (text: string) => {
    const page = store.get().document.pages[0]?.id ?? ''
    store.run('添加', addElements(page, [newText(makeId(), text)]))
  }
  return { store, autosave, states, write }
}

const textsOn = async (storage: LabelStorage) => {
  const entries = await storage.list()
  const labels = await Promise.all(entries.map(({ id }) => storage.read(id)))
  return labels.flatMap((label) =>
    Object.values(parseDocument(label?.content ?? '').elements).flatMap((element) =>
      element.kind === 'text' ? element.text : [],
    ),
  )
}

test('an edit is in storage soon after, and within a second while editing continues', async () => {
  const [storage, clock] = [createMemoryStorage(), createClock()]
  const tab = createTab(storage, clock)
  tab.write('一')
  await clock.pass(300)
  expect(await textsOn(storage)).toEqual(['一'])
  for (let edit = 0; edit < 20; edit++) {
    tab.write(`连续 ${edit}`)
    await clock.pass(100)
  }
  expect((await textsOn(storage)).length).toBeGreaterThanOrEqual(11)
})

test('what is under way is not saved in mid-gesture, and what was bailed is never saved', async () => {
  const [storage, clock] = [createMemoryStorage(), createClock()]
  const tab = createTab(storage, clock)
  tab.store.begin()
  tab.write('半途')
  await clock.pass(2_000)
  tab.store.bail()
  await clock.pass(2_000)
  expect(await storage.list()).toEqual([])
})

test('the second of two windows continues as a copy whose name says why', async () => {
  const [storage, clock] = [createMemoryStorage(), createClock()]
  const one = createTab(storage, clock)
  one.write('原')
  await clock.pass(500)
  const [entry] = await storage.list()
  const content = (await storage.read(entry?.id ?? ''))?.content ?? ''
  const other = createTab(storage, clock, parseDocument(content), entry?.revision ?? 0)
  one.write('甲')
  await clock.pass(500)
  other.write('乙')
  await clock.pass(500)
  const names = (await storage.list()).map(({ name }) => name)
  expect(names).toContain('未命名标签')
  expect(names.some((name) => name.includes('冲突副本'))).toBe(true)
  expect(other.states.at(-1)).toBe('copied')
  expect(await textsOn(storage)).toEqual(expect.arrayContaining(['甲', '乙']))
})

test('in 500 interleavings of two windows nothing that was written is lost', async () => {
  const step = fc.record({ who: fc.constantFrom(0, 1), does: fc.constantFrom('write', 'pass', 'rename') })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const [storage, clock] = [createMemoryStorage(), createClock()]
      const document = newDocument(makeId)
      const tabs = [createTab(storage, clock, document), createTab(storage, clock, document)]
      const written: string[] = []
      for (const [at, { who, does }] of steps.entries()) {
        const tab = tabs[who]
        if (does === 'write') {
          written.push(`第 ${at} 步`)
          tab?.write(`第 ${at} 步`)
        } else if (does === 'rename') tab?.store.run('改名', setHeader({ name: `名 ${at}` }))
        else await clock.pass(400)
      }
      for (const tab of tabs) await tab.autosave.flush()
      expect(await textsOn(storage)).toEqual(expect.arrayContaining(written))
    }),
    { numRuns: 500 },
  )
})

test('a storage that fails is reported and tried again', async () => {
  const clock = createClock()
  const storage = createMemoryStorage()
  let isBroken = true
  const tab = createTab(
    {
      ...storage,
      save: (label, known) => (isBroken ? Promise.reject(new Error('满')) : storage.save(label, known)),
    },
    clock,
  )
  tab.write('一')
  await clock.pass(500)
  expect(tab.autosave.state()).toBe('failed')
  isBroken = false
  await clock.pass(6_000)
  expect(tab.autosave.state()).toBe('saved')
  expect(await textsOn(storage)).toEqual(['一'])
})
