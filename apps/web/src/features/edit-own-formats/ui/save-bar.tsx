import { Banner, Button, Checkbox } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import { unsavedText } from '../lib/own-draft.ts'
import type { OwnGrid } from '../model/use-own-grid.ts'
import styles from './edit-own-formats.module.css'

interface SaveBarProps<Cell extends string, Effect> {
  grid: OwnGrid<Cell, Effect>
  effectView: (effect: Effect) => ReactNode
  onJump: (row: number) => void
}

const saveText = (rows: number, removed: number) =>
  [...(rows > 0 ? [`保存 ${rows} 行`] : []), ...(removed > 0 ? [`删除 ${removed} 行`] : [])].join('、')

/** What is not saved yet, what saving it does, and the ways on; once it is saved, the way back. */
export function SaveBar<Cell extends string, Effect>({
  grid,
  effectView,
  onJump,
}: SaveBarProps<Cell, Effect>) {
  const { judged, pasted, verdicts, problem, firstBad, count, removeCount } = grid
  return (
    <>
      {grid.isEdited && verdicts && effectView(verdicts.effect)}
      {grid.isEdited && grid.hasHistory && (
        <Checkbox checked={grid.mayChangeHistory} onChange={grid.setHistory}>
          我要改历史
        </Checkbox>
      )}
      {problem !== null && <Banner tone="danger" title={problem} />}
      {grid.savedCount > 0 && <Saved {...grid} name={grid.format.name} />}
      {grid.isEdited && (
        <div className={styles.bar}>
          <p className={styles.said} role="status">
            {unsavedText(judged, pasted, verdicts)}
          </p>
          <Button onClick={grid.forget}>放弃</Button>
          {firstBad >= 0 && <Button onClick={() => onJump(firstBad)}>跳到要修的格</Button>}
          {count + removeCount > 0 && (
            <Button variant="primary" loading={grid.isSaving} disabled={!grid.canSave} onClick={grid.save}>
              {saveText(count, removeCount)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

type SavedProps = Pick<OwnGrid<string, unknown>, 'savedCount' | 'isUndone' | 'isSaving' | 'undo'>

/** What was saved last, and the way back. */
function Saved({ name, savedCount, isUndone, isSaving, undo }: SavedProps & { name: string }) {
  if (isUndone) return <Banner tone="info" role="status" title={`已撤销 ${savedCount} 行${name}的改动`} />
  return (
    <Banner
      tone="success"
      role="status"
      title={`已保存 ${savedCount} 行${name}`}
      action={
        <Button size="small" loading={isSaving} onClick={undo}>
          撤销这次保存
        </Button>
      }
    />
  )
}
