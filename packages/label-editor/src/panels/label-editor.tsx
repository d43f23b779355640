import { CloseIcon, IconButton, PointMenu } from '@haixuan/ui-kit'
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { LabelCanvas } from '../canvas/label-canvas.ts'
import type { LabelStore } from '../editor/label-store.ts'
import type { Point } from '../geometry/viewport.ts'
import type { LabelStorage } from '../storage/label-storage.ts'
import { runAction } from './actions/actions.ts'
import { CanvasHost } from './canvas-host.tsx'
import { contextMenu } from './context-menu.ts'
import { CropBar } from './crop-bar.tsx'
import { dropFiles } from './drop-files.ts'
import { type Editor, type EditorDialog, EditorProvider } from './editor.ts'
import type { EditorPanel } from './editor-panel.ts'
import { type EditorPart, isToolPart, TOOL_TITLES, type ToolPart } from './editor-part.ts'
import type { LabelFiles } from './files/label-files.ts'
import { transferFiles } from './files/transfer-files.ts'
import { StatusBar } from './frame/status-bar.tsx'
import { ToolRail } from './frame/tool-rail.tsx'
import { type SavedNote, TopBar } from './frame/top-bar.tsx'
import styles from './label-editor.module.css'
import { MirrorList } from './mirror-list.tsx'
import { PathBar } from './path-bar.tsx'
import { SidePanel } from './side-panel.tsx'
import { useEditorInput } from './use-editor-input.ts'
import { useKeptLabel } from './use-kept-label.ts'

// The label can be worked on before the library and the dialogs have come.
const ToolPanel = lazy(async () => ({ default: (await import('./tools/tool-panel.tsx')).ToolPanel }))
const EditorDialogs = lazy(async () => ({
  default: (await import('./dialogs/editor-dialogs.tsx')).EditorDialogs,
}))

export interface LabelEditorProps {
  store: LabelStore
  storage: LabelStorage
  /** Revision of the open label in storage; 0 when it was never saved. */
  revision: number
  /** What is open beside the canvas. */
  part: EditorPart
  onPartChange(part: EditorPart): void
  /** Told which label is open, for the next visit. */
  onOpened(id: string): void
  say: Editor['say']
  brand?: ReactNode
  extra?: ReactNode
  /** Text for a saved label instead of 已保存在本机, by a host that keeps it elsewhere too. */
  savedNote?: SavedNote | undefined
  /** How labels come from the disk and go back; by default a file field and a download. */
  files?: LabelFiles
  /** What the user may have of the editor; everything when left out. */
  panels?: readonly EditorPanel[] | undefined
  /** Rows for batches, as text with separators and a heading. */
  hostRows?: string | null
  /** Told of every file that was made and handed to the user. */
  onExported?: Editor['tellExported']
  handle?: Ref<LabelEditorHandle> | undefined
}

/** What a host can do with the editor beside its properties. */
export interface LabelEditorHandle {
  /** Opens a label in the place of the present one, which is saved before. See `Editor`. */
  openLabel: Editor['openLabel']
}

const NOBODY = () => {}

interface ToolSectionProps {
  tool: ToolPart
  /** Tools work on the canvas. */
  isReady: boolean
  onClose(): void
}

/** The tool that is open beside the canvas. */
function ToolSection({ tool, isReady, onClose }: ToolSectionProps) {
  return (
    <section className={styles.panel} aria-label={TOOL_TITLES[tool]}>
      <div className={styles.heading}>
        {TOOL_TITLES[tool]}
        <IconButton label="收起" size="small" icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={styles.scroll}>
        <Suspense>{isReady ? <ToolPanel tool={tool} /> : null}</Suspense>
      </div>
    </section>
  )
}

/** The whole editor; several can be on one page. It fills `--label-editor-height`, by default the window. */
export function LabelEditor(props: LabelEditorProps) {
  const { store, storage, revision, part, onPartChange, onOpened, say, brand, extra } = props
  const { files = transferFiles, panels, hostRows = null, onExported = NOBODY, handle } = props
  const [canvas, setCanvas] = useState<LabelCanvas | null>(null)
  const [dialog, setDialog] = useState<EditorDialog>(null)
  const [menu, setMenu] = useState<Point | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const { state, open } = useKeptLabel(store, storage, revision, onOpened)
  const editor = useMemo<Editor>(
    () => ({
      store,
      canvas,
      storage,
      files,
      hostRows,
      allows: (panel) => panels?.includes(panel) ?? true,
      tellExported: onExported,
      makeId: () => crypto.randomUUID(),
      say,
      openPart: onPartChange,
      openDialog: setDialog,
      openLabel: open,
    }),
    [store, canvas, storage, files, hostRows, panels, onExported, say, onPartChange, open],
  )
  useImperativeHandle(handle, () => ({ openLabel: open }), [open])
  const closeMenu = useCallback(() => setMenu(null), [])

  useEditorInput(root, editor)

  return (
    <EditorProvider value={editor}>
      <div ref={root} className={styles.editor}>
        <TopBar brand={brand} extra={extra} saveState={state} savedNote={props.savedNote} />
        <ToolRail part={part} onChange={onPartChange} />
        {isToolPart(part) && editor.allows(part) ? (
          <ToolSection tool={part} isReady={canvas !== null} onClose={() => onPartChange('MainEdit')} />
        ) : null}
        <main className={styles.canvas}>
          <CanvasHost
            store={store}
            onReady={setCanvas}
            onOpen={() => onPartChange('RightToolbar')}
            onMenu={setMenu}
            onDrop={({ files: dropped }) => dropFiles(editor, dropped)}
          />
          <CropBar />
          <PathBar />
          <MirrorList />
        </main>
        <StatusBar />
        <SidePanel isOpen={part === 'RightToolbar'} onClose={() => onPartChange('MainEdit')} />
        {menu ? (
          <PointMenu
            label="标签操作"
            at={menu}
            groups={contextMenu(editor)}
            onAction={(id) => runAction(editor, id)}
            onClose={closeMenu}
          />
        ) : null}
        {dialog ? (
          <Suspense>
            <EditorDialogs dialog={dialog} onClose={() => setDialog(null)} />
          </Suspense>
        ) : null}
      </div>
    </EditorProvider>
  )
}
