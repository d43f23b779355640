import { Button, Cascader, Dialog, SegmentedControl, Select } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { categoriesQuery, categoryTree } from '#entities/category'
import {
  keepChoice,
  lastChoice,
  OFFICIAL_BOARDS,
  OFFICIAL_SIZE,
  officialUrl,
  RANKING_COUNTRIES,
} from '../lib/official-ranking.ts'
import styles from './official-rankings-dialog.module.css'

/** Chooses one of the marketplace's own rankings and opens its page; the last choice is remembered. */
export function OfficialRankingsDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState(lastChoice)
  const [isMissing, setIsMissing] = useState(false)
  const { data = [] } = useQuery(categoriesQuery('temu'))
  const options = useMemo(
    () =>
      categoryTree(data).map((root) => ({
        value: root.id,
        label: root.name,
        alias: root.alias,
        children: root.children.map(({ id, name, alias }) => ({ value: id, label: name, alias })),
      })),
    [data],
  )
  const open = () => {
    const url = officialUrl(choice)
    setIsMissing(url === null)
    if (url === null) return
    keepChoice(choice)
    window.open(url, '_blank', 'noopener,noreferrer')
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="官方榜单"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={open}>
            查看
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Select
          label="国家"
          options={RANKING_COUNTRIES.map(({ regionId, name }) => ({ value: String(regionId), label: name }))}
          value={String(choice.regionId)}
          onChange={(value) => setChoice({ ...choice, regionId: Number(value) })}
        />
        <SegmentedControl
          label="榜单"
          options={OFFICIAL_BOARDS.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.board}
          onChange={(board) => setChoice({ ...choice, board })}
        />
        <Cascader
          label="类目"
          placeholder="请选择"
          options={options}
          value={choice.category}
          onChange={(category) => {
            setIsMissing(false)
            setChoice({ ...choice, category: category ?? null })
          }}
        />
        {isMissing && (
          <p role="alert" className={styles.error}>
            请选择分类
          </p>
        )}
        <p className={styles.note}>在新标签页打开平台的榜单页面，每个榜单 {OFFICIAL_SIZE} 个商品。</p>
      </div>
    </Dialog>
  )
}
