import { Dialog } from '@haixuan/ui-kit'
import styles from './key-help.module.css'

const keys = (noun: string) => [
  ['/', '跳到搜索框'],
  ['j', '下一行（↓ 也可以）'],
  ['k', '上一行（↑ 也可以）'],
  ['Enter', '打开详情'],
  ['x', '选中或取消选中这一行'],
  ['f', `收藏这一行的${noun}，再按一次取消`],
  ['c', '加入对比，再按一次移出（商品和店铺）'],
  ['y', `复制这一行的${noun}ID`],
  ['← →', '在单元格之间移动'],
  ['Ctrl K', '前往任何页面、视图、商品或店铺'],
  ['?', '打开这个说明'],
]

interface KeyHelpProps {
  /** What the rows are. */
  noun: string
  onClose: () => void
}

/** Which keys work on a list. */
export function KeyHelp({ noun, onClose }: KeyHelpProps) {
  return (
    <Dialog open onOpenChange={onClose} title="键盘快捷键" size="small">
      <dl className={styles.keys}>
        {keys(noun).map(([key, meaning]) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
