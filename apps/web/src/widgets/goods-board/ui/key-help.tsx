import { lazy, Suspense } from 'react'
import styles from './key-help.module.css'

// Fetched when it is first opened.
const LateDialog = lazy(async () => ({ default: (await import('./dialog.ts')).Dialog }))

const KEYS = [
  ['/', '跳到搜索框'],
  ['j', '下一行（↓ 也可以）'],
  ['k', '上一行（↑ 也可以）'],
  ['Enter', '打开详情'],
  ['x', '选中或取消选中这一行'],
  ['c', '复制这一行的商品ID'],
  ['← →', '在单元格之间移动'],
  ['?', '打开这个说明'],
] as const

/** Which keys work on a list. */
export function KeyHelp({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) {
  if (!isOpen) return null
  return (
    <Suspense>
      <LateDialog open={isOpen} onOpenChange={onChange} title="键盘快捷键" size="small">
        <dl className={styles.keys}>
          {KEYS.map(([key, meaning]) => (
            <div key={key} className={styles.line}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </LateDialog>
    </Suspense>
  )
}
