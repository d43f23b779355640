import { Banner, Button, ToastRegion, type ToastTone } from '@haixuan/ui-kit'
import { type Ref, useEffect, useSyncExternalStore } from 'react'
import type { LabelStore } from '../editor/label-store.ts'
import { createListeners } from '../editor/listeners.ts'
import type { EditorPanel } from '../panels/editor-panel.ts'
import type { EditorPart } from '../panels/editor-part.ts'
import type { LabelFiles } from '../panels/files/label-files.ts'
import { transferFiles } from '../panels/files/transfer-files.ts'
import { LabelEditor, type LabelEditorHandle } from '../panels/label-editor.tsx'
import { type OpenedStorage, rememberLabel } from '../storage/last-label.ts'
import styles from './embedded-editor.module.css'

/** What the host may change while the editor is ready. */
interface EmbeddedView {
  part: EditorPart
  panels: readonly EditorPanel[] | null
  hostRows: string | null
}

/** Holds the view; the host writes, the editor reads. */
interface ViewStore {
  get(): EmbeddedView
  set(next: Partial<EmbeddedView>): void
  subscribe(listener: () => void): () => void
}

export function createViewStore(first: EmbeddedView): ViewStore {
  let view = first
  const { subscribe, tell } = createListeners()
  return {
    get: () => view,
    set(next) {
      view = { ...view, ...next }
      tell()
    },
    subscribe,
  }
}

interface EmbeddedEditorProps {
  store: LabelStore
  opened: OpenedStorage
  view: ViewStore
  files: LabelFiles
  queue: Parameters<typeof ToastRegion>[0]['queue']
  layers: HTMLElement | undefined
  isWarned: boolean
  handle: Ref<LabelEditorHandle>
  onMounted(): void
  onExport(made: { name: string; file: Blob }): void
}

/** The editor with what surrounds it where no React app does. */
export function EmbeddedEditor(props: EmbeddedEditorProps) {
  const { store, opened, view, files, queue, layers, isWarned, handle, onMounted, onExport } = props
  const { part, panels, hostRows } = useSyncExternalStore(view.subscribe, view.get)
  useEffect(onMounted, [onMounted])
  return (
    <div className={styles.root}>
      {isWarned ? (
        <Banner
          wide
          tone="warning"
          role="alert"
          action={
            <Button
              size="small"
              variant="secondary"
              onClick={() => void transferFiles.save(store.get().document, true)}
            >
              保存到文件
            </Button>
          }
        >
          浏览器不允许在这里保存数据：离开页面后标签会丢失，请保存到文件。
        </Banner>
      ) : null}
      <div className={styles.editor}>
        <LabelEditor
          handle={handle}
          store={store}
          storage={opened.storage}
          revision={opened.revision}
          part={part}
          onPartChange={(next) => view.set({ part: next })}
          onOpened={(id) => {
            if (opened.isKept) void rememberLabel(id)
          }}
          say={(tone: ToastTone, text) => queue[tone](text)}
          files={files}
          panels={panels ?? undefined}
          hostRows={hostRows}
          onExported={onExport}
        />
      </div>
      <ToastRegion queue={queue} {...(layers ? { container: layers } : {})} />
    </div>
  )
}
