import { createDiskFiles, type EditorPart, flushLabel, LabelEditor } from '@haixuan/label-editor/panels'
import { ArrowLeftIcon, linkClass, Skeleton } from '@haixuan/ui-kit'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useProvidedScope, useUnit } from 'effector-react'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useLabelSync } from '#features/sync-labels'
import { TakeOverQuestion } from '#features/take-over-labels'
import { noticeAsked } from '#shared/notice'
import { onLeaving } from '#shared/session'
import { partOf, pathOf } from '../lib/part-path.ts'
import {
  $labelOwner,
  $workspace,
  labelOpened,
  mirrorWorkspace,
  workspaceRequested,
} from '../model/label-workspace.ts'
import styles from './label-workspace.module.css'

const FILES = createDiskFiles()

/** The label editor; the address says which of its parts is open. */
export function LabelWorkspace() {
  const { kept, owner, want, opened, ask } = useUnit({
    kept: $workspace,
    owner: $labelOwner,
    want: workspaceRequested,
    opened: labelOpened,
    ask: noticeAsked,
  })
  // Labels of one person are never drawn for another.
  const workspace = kept?.owner === owner ? kept : null
  const savedNote = useLabelSync(workspace)
  const scope = useProvidedScope()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // Before anything is painted: the storage is opened meanwhile.
  useLayoutEffect(() => {
    if (owner !== null) want(owner)
  }, [owner, want])
  useEffect(() => (workspace ? onLeaving(() => flushLabel(workspace.store)) : undefined), [workspace])
  useEffect(() => (workspace && scope ? mirrorWorkspace(workspace, scope) : undefined), [workspace, scope])
  const openPart = useCallback(
    (part: EditorPart) => void navigate({ to: pathOf(part), replace: true }),
    [navigate],
  )
  const say = useCallback(
    (tone: 'success' | 'info' | 'warning' | 'error', text: string) => ask({ tone, text }),
    [ask],
  )
  if (!workspace) return <Skeleton className={styles.waiting ?? ''} />
  return (
    <>
      <TakeOverQuestion owner={workspace.owner} />
      <LabelEditor
        key={workspace.owner}
        store={workspace.store}
        storage={workspace.storage}
        revision={workspace.revision}
        part={partOf(pathname)}
        onPartChange={openPart}
        onOpened={opened}
        say={say}
        savedNote={savedNote}
        files={FILES}
        brand={
          <Link to="/" className={`${linkClass('plain')} ${styles.brand}`} aria-label="返回海选首页">
            <ArrowLeftIcon />
            <span className={styles.word}>海选</span>
          </Link>
        }
      />
    </>
  )
}
