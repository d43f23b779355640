import { Button, Chip, pinyinInitials, SearchField } from '@haixuan/ui-kit'
import { useDeferredValue, useState } from 'react'
import { markElement } from '../../elements/mark/mark-definition.ts'
import { searchMarks } from '../../library/marks/all-marks.ts'
import { MARK_GROUPS, type Mark, type MarkGroup } from '../../library/marks/mark.ts'
import { useEditor } from '../editor.ts'
import { addToLabel } from './add-to-label.ts'
import styles from './tools.module.css'

function MarkDrawing({ mark }: { mark: Mark }) {
  const { width, height } = mark.viewBox
  return (
    <span className={styles.drawing}>
      <svg viewBox={`0 0 ${width} ${height}`} width={40} height={36} aria-hidden="true">
        {mark.paths.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill === 'ink' ? '#000' : '#fff'} />
        ))}
      </svg>
    </span>
  )
}

function MarkTile({ mark }: { mark: Mark }) {
  const editor = useEditor()
  const least = mark.minimumMm === null ? ' · 没有查到规定的最小尺寸' : ` · 至少 ${mark.minimumMm} mm`
  return (
    <Button
      className={styles.tile}
      title={`${mark.name.zh} ${mark.name.en}${least}\n来源：${mark.source}（${mark.checkedOn} 核对）${mark.note ? `\n${mark.note}` : ''}`}
      onClick={() => addToLabel(editor, `添加${mark.name.zh}`, markElement(editor.makeId(), mark))}
    >
      <MarkDrawing mark={mark} />
      <span className={styles.name}>{mark.name.zh}</span>
      {mark.minimumMm === null ? null : <span className={styles.least}>{`≥ ${mark.minimumMm} mm`}</span>}
    </Button>
  )
}

/** The library's marks of some groups, by search and by group; each tells its source and smallest size. */
export function MarkGrid({ groups }: { groups: readonly MarkGroup[] }) {
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<MarkGroup | null>(groups[0] ?? null)
  const words = useDeferredValue(query)
  const found = searchMarks(words, pinyinInitials).filter((mark) =>
    words.trim() ? groups.includes(mark.group) : mark.group === group,
  )
  return (
    <div className={styles.stack}>
      <SearchField
        label="搜索标志"
        labelPlacement="hidden"
        placeholder="名称、拼音首字母或法规"
        value={query}
        onChange={setQuery}
      />
      {words.trim() ? null : (
        <div className={styles.chips}>
          {groups.map((id) => (
            <Chip key={id} selected={group === id} onClick={() => setGroup(id)}>
              {MARK_GROUPS[id]}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.small}>
        {found.map((mark) => (
          <MarkTile key={mark.id} mark={mark} />
        ))}
      </div>
      {found.length === 0 ? <p className={styles.hint}>没有符合的标志，换个词试试。</p> : null}
      <p className={styles.hint}>
        标志按官方公布的图形绘制，注明来源和核对日期；没有标出最小尺寸的，是没有查到规定，不是可以任意缩小；是否需要、怎样使用请以法规原文为准，不构成法律意见。
      </p>
    </div>
  )
}
