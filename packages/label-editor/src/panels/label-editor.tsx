import '@fontsource-variable/noto-sans/index.css'
import '@fontsource-variable/noto-sans-sc/index.css'
import { CloseIcon, IconButton, PointMenu } from '@haixuan/ui-kit'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LabelCanvas } from '../canvas/label-canvas.ts'
import { removeElements } from '../commands/change-elements.ts'
import type { LabelStore } from '../editor/label-store.ts'
import type { Point } from '../geometry/viewport.ts'
import type { Shelf } from '../shelf/shelf.ts'
import { endRepeated, runAction, runShortcut } from './actions/actions.ts'
import { CanvasHost } from './canvas-host.tsx'
import { readClip, writeClip } from './clipboard/clipboard.ts'
import { contextMenu } from './context-menu.ts'
import { type Desk, type DeskDialog, DeskProvider } from './desk.ts'
import { type EditorPart, isToolPart, TOOL_TITLES } from './editor-part.ts'
import { StatusBar } from './frame/status-bar.tsx'
import { ToolRail } from './frame/tool-rail.tsx'
import { TopBar } from './frame/top-bar.tsx'
import styles from './label-editor.module.css'
import { MirrorList } from './mirror-list.tsx'
import { addPictureFile } from './pictures/add-picture.ts'
import { SidePanel } from './side-panel.tsx'
import { useLabelShelf } from './use-label-shelf.ts'

// The label can be worked on before the library and the dialogs have come.
const ToolPanel = lazy(async () => ({ default: (await import('./tools/tool-panel.tsx')).ToolPanel }))
const DeskDialogs = lazy(async () => ({ default: (await import('./dialogs/desk-dialogs.tsx')).DeskDialogs }))

export interface LabelEditorProps {
  store: LabelStore
  shelf: Shelf
  /** Revision of the open label on the shelf; 0 when it was never saved. */
  revision: number
  /** What is open beside the canvas. */
  part: EditorPart
  onPartChange(part: EditorPart): void
  /** Told which label is open, for the next visit. */
  onOpened(id: string): void
  say: Desk['say']
  brand?: ReactNode
  extra?: ReactNode
}

/** Whether keys belong to a field instead of the label. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The whole editor; several can stand on one page. It fills `--label-editor-height`, by default the window. */
export function LabelEditor(props: LabelEditorProps) {
  const { store, shelf, revision, part, onPartChange, onOpened, say, brand, extra } = props
  const [canvas, setCanvas] = useState<LabelCanvas | null>(null)
  const [dialog, setDialog] = useState<DeskDialog>(null)
  const [menu, setMenu] = useState<Point | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const { state, open } = useLabelShelf(store, shelf, revision, onOpened)
  const desk = useMemo<Desk>(
    () => ({
      store,
      canvas,
      shelf,
      makeId: () => crypto.randomUUID(),
      say,
      openPart: onPartChange,
      openDialog: setDialog,
      openLabel: open,
    }),
    [store, canvas, shelf, say, onPartChange, open],
  )
  const closeMenu = useCallback(() => setMenu(null), [])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const isOurs = (event: Event) =>
      event.target instanceof Node && (element.contains(event.target) || event.target === document.body)
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || !isOurs(event) || isField(event.target)) return
        if (event.key === ' ' && event.target instanceof HTMLElement && event.target.role === 'application') {
          event.preventDefault()
          canvas?.setHand(true)
          return
        }
        if (event.key === 'Escape') {
          if (!canvas?.escape() && store.get().selection.ids.length > 0) store.select([])
          return
        }
        // Buttons and lists keep the keys that work them.
        const isOnCanvas =
          event.target === document.body || (event.target as HTMLElement).role === 'application'
        const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey
        if (isPlainKey && !isOnCanvas && event.key !== 'Delete') return
        if (runShortcut(desk, event)) event.preventDefault()
      },
      options,
    )
    document.addEventListener(
      'keyup',
      (event) => {
        if (event.key === ' ') canvas?.setHand(false)
        if (event.key.startsWith('Arrow')) endRepeated(desk)
      },
      options,
    )
    addEventListener('blur', () => endRepeated(desk), options)
    for (const kind of ['copy', 'cut', 'paste'] as const) {
      document.addEventListener(
        kind,
        (event) => {
          if (!event.clipboardData || !isOurs(event) || isField(event.target)) return
          const isDone =
            kind === 'paste' ? readClip(desk, event.clipboardData) : writeClip(desk, event.clipboardData)
          if (!isDone) return
          event.preventDefault()
          if (kind === 'cut') store.run('剪切', removeElements(store.get().selection.ids))
        },
        options,
      )
    }
    return () => stop.abort()
  }, [desk, canvas, store])

  return (
    <DeskProvider value={desk}>
      <div ref={root} className={styles.desk}>
        <TopBar brand={brand} extra={extra} saveState={state} />
        <ToolRail part={part} onChange={onPartChange} />
        {isToolPart(part) ? (
          <section className={styles.panel} aria-label={TOOL_TITLES[part]}>
            <div className={styles.heading}>
              {TOOL_TITLES[part]}
              <IconButton
                label="收起"
                size="small"
                icon={<CloseIcon />}
                onClick={() => onPartChange('MainEdit')}
              />
            </div>
            <div className={styles.scroll}>
              <Suspense>
                <ToolPanel tool={part} />
              </Suspense>
            </div>
          </section>
        ) : null}
        <main className={styles.canvas}>
          <CanvasHost
            store={store}
            onReady={setCanvas}
            onOpen={() => onPartChange('RightToolbar')}
            onMenu={setMenu}
            onDrop={(data) => {
              for (const file of data.files) void addPictureFile(desk, file)
            }}
          />
          <MirrorList />
        </main>
        <StatusBar />
        <SidePanel isOpen={part === 'RightToolbar'} onClose={() => onPartChange('MainEdit')} />
        {menu ? (
          <PointMenu
            label="标签操作"
            at={menu}
            groups={contextMenu(desk)}
            onAction={(id) => runAction(desk, id)}
            onClose={closeMenu}
          />
        ) : null}
        {dialog ? (
          <Suspense>
            <DeskDialogs dialog={dialog} onClose={() => setDialog(null)} />
          </Suspense>
        ) : null}
      </div>
    </DeskProvider>
  )
}
