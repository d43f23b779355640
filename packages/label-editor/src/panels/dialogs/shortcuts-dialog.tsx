import { Dialog } from '@haixuan/ui-kit'
import { type ActionGroup, shortcutText } from '../actions/action.ts'
import { listedActions } from '../actions/actions.ts'
import { useEditor } from '../editor.ts'
import { IS_MAC } from '../frame/platform.ts'
import styles from './dialogs.module.css'

/** What the pointer and the clipboard do, which no action stands for. */
const GESTURES: readonly (readonly [string, string])[] = [
  ['Ctrl C · Ctrl X · Ctrl V', '复制、剪切、粘贴（也能粘贴图片和文字）'],
  ['Ctrl 滚轮', '以指针为中心缩放'],
  ['滚轮 · 按住空格拖动', '移动画布'],
  ['拖动时 Shift', '只沿一个方向移动；缩放时保持比例；旋转时按 15°'],
  ['拖动时 Alt', '拖出副本；缩放时中心不动'],
  ['拖动时 Ctrl', '暂时不吸附'],
  ['向右框选 · 向左框选', '选中框内的 · 选中碰到的'],
  ['双击', '编辑文字；选中组合里的一个'],
  ['Esc', '取消正在进行的拖动或编辑'],
]

const KEYS: readonly (readonly [string, string])[] = [
  ['方向键', '移动 0.1 mm'],
  ['Shift 方向键', '移动 1 mm'],
  ['Ctrl 方向键', '移动 5 mm'],
  ['Alt Shift 方向键', '宽高增减 0.1 mm'],
  ['Ctrl Alt 方向键', '宽高增减 1 mm'],
]

const GROUPS: readonly ActionGroup[] = ['文件', '编辑', '排列', '图层', '视图', '帮助']

/** Every key that does something here. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const listed = listedActions(useEditor())
  return (
    <Dialog open onOpenChange={onClose} title="快捷键" size="large">
      <div className={styles.columns}>
        {GROUPS.map((group) => (
          <section key={group}>
            <h3 className={styles.heading}>{group}</h3>
            <dl className={styles.keys}>
              {listed
                .filter((action) => action.group === group)
                .map((action) => (
                  <div key={action.id}>
                    <dt>{action.label}</dt>
                    <dd>
                      {action.shortcuts?.map((shortcut) => shortcutText(shortcut, IS_MAC)).join(' 或 ')}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <section>
          <h3 className={styles.heading}>方向键、鼠标与剪贴板</h3>
          <dl className={styles.keys}>
            {[...KEYS, ...GESTURES].map(([keys, does]) => (
              <div key={keys}>
                <dt>{does}</dt>
                <dd>{keys}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}
