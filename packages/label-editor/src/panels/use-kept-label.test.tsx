import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { setHeader } from '../commands/change-pages.ts'
import { newDocument } from '../document/new-document.ts'
import { createLabelStore, type LabelStore } from '../editor/label-store.ts'
import { createMemoryStorage, type LabelStorage } from '../storage/label-storage.ts'
import { type KeptLabel, useKeptLabel } from './use-kept-label.ts'

let last = 0
const blank = () => newDocument(() => `id-${++last}`)

interface EditorProps {
  store: LabelStore
  storage: LabelStorage
  onOpened(id: string): void
  stored(storage: KeptLabel): void
}

function Editor({ store, storage, onOpened, stored }: EditorProps) {
  stored(useKeptLabel(store, storage, 0, onOpened))
  return null
}

/** An editor whose host draws it again as it likes, with functions that are new each time. */
function setUp() {
  const [store, storage] = [createLabelStore(blank()), createMemoryStorage()]
  const opened: string[] = []
  let shown: KeptLabel | null = null
  let root = createRoot(document.createElement('div'))
  const draw = () =>
    act(() =>
      root.render(
        <StrictMode>
          <Editor
            store={store}
            storage={storage}
            onOpened={(id) => opened.push(id)}
            stored={(next) => {
              shown = next
            }}
          />
        </StrictMode>,
      ),
    )
  return {
    store,
    storage,
    opened,
    draw,
    open: (document: ReturnType<typeof blank>) => act(async () => shown?.open(document, 0)),
    leave: () => act(() => root.unmount()),
    comeBack() {
      root = createRoot(document.createElement('div'))
      return draw()
    },
    /** Renames the label and waits until the storage has it, as when the window is hidden. */
    rename: (name: string) =>
      act(async () => {
        store.run('改名', setHeader({ name }))
        dispatchEvent(new Event('pagehide'))
        for (
          let tries = 0;
          tries < 50 && !(await storage.list()).some((entry) => entry.name === name);
          tries++
        )
          await new Promise((resolve) => setTimeout(resolve, 10))
      }),
    names: async () => (await storage.list()).map(({ name }) => name),
  }
}

test('a host that draws the editor again makes no copies', async () => {
  const { draw, rename, names, opened, store } = setUp()
  draw()
  await rename('一')
  draw()
  await rename('二')
  draw()
  await rename('三')
  expect(await names()).toEqual(['三'])
  expect(new Set(opened)).toEqual(new Set([store.get().document.id]))
})

test('who leaves the editor and comes back continues where they were', async () => {
  const { draw, leave, comeBack, rename, names } = setUp()
  draw()
  await rename('一')
  leave()
  comeBack()
  await rename('二')
  expect(await names()).toEqual(['二'])
})

test('another label is opened beside the one before', async () => {
  const { draw, open, rename, names } = setUp()
  draw()
  await rename('一')
  await open(blank())
  await rename('二')
  draw()
  await rename('三')
  expect((await names()).toSorted()).toEqual(['一', '三'].toSorted())
})
