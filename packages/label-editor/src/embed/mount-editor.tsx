import { createToastQueue, KitProvider, ShadowLayers } from '@haixuan/ui-kit'
import { createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { parseDocument } from '../document/parse-document.ts'
import { createLabelStore } from '../editor/label-store.ts'
import type { EditorPanel } from '../panels/editor-panel.ts'
import { createDiskFiles } from '../panels/files/disk-files.ts'
import { fileText } from '../panels/files/label-files.ts'
import type { LabelEditorHandle } from '../panels/label-editor.tsx'
import type { OpenedStorage } from '../storage/last-label.ts'
import { createViewStore, EmbeddedEditor } from './embedded-editor.tsx'
import type { EmbedRows } from './protocol.ts'
import { rowsText } from './rows-text.ts'

interface MountOptions {
  /** Where the editor is drawn; it fills `--label-editor-height`. */
  root: HTMLElement
  /** Where dialogs and menus go when the editor is in a shadow root. */
  layers?: HTMLElement
  opened: OpenedStorage
  panels: readonly EditorPanel[] | null
  /** Whether the user is told that nothing is kept here. */
  isWarned: boolean
  onChange(label: { id: string; name: string }): void
  onExport(made: { name: string; file: Blob }): void
}

export interface MountedEditor {
  /**
   * Opens a label under an id of its own: what is in storage stays.
   * @throws {DocumentError} when the text is no label.
   */
  open(text: string): Promise<void>
  read(): string
  setRows(rows: EmbedRows): void
  setPanels(panels: readonly EditorPanel[] | null): void
  unmount(): void
}

/** Changes are told when the hand rests, ms. */
const REST_MS = 200

/** Draws an editor for a host that is no React app, and hands out the ways to work it. */
export function mountEditor(options: MountOptions): MountedEditor {
  const { root, layers, opened, panels, isWarned, onChange, onExport } = options
  const store = createLabelStore(opened.document)
  const view = createViewStore({ part: 'MainEdit', panels, hostRows: null })
  const handle = createRef<LabelEditorHandle>()
  let onMounted = () => {}
  const mounted = new Promise<void>((resolve) => {
    onMounted = resolve
  })

  let told = store.get().document
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopTelling = store.subscribe(() => {
    const { document, mark } = store.get()
    if (document === told || mark) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      told = store.get().document
      onChange({ id: told.id, name: told.name })
    }, REST_MS)
  })

  const react = createRoot(root)
  const editor = (
    <EmbeddedEditor
      store={store}
      opened={opened}
      view={view}
      files={createDiskFiles()}
      queue={createToastQueue()}
      layers={layers}
      isWarned={isWarned}
      handle={handle}
      onMounted={onMounted}
      onExport={onExport}
    />
  )
  react.render(
    <KitProvider>{layers ? <ShadowLayers container={layers}>{editor}</ShadowLayers> : editor}</KitProvider>,
  )
  return {
    async open(text) {
      const document = parseDocument(text)
      await mounted
      await handle.current?.openLabel({ ...document, id: crypto.randomUUID() }, 0)
    },
    read: () => fileText(store.get().document),
    setRows: (rows) => view.set({ hostRows: rowsText(rows) }),
    setPanels: (next) => view.set({ panels: next }),
    unmount() {
      clearTimeout(timer)
      stopTelling()
      react.unmount()
    },
  }
}
