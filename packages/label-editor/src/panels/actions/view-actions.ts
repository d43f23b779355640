import { FULL_SCALE } from '../../geometry/viewport.ts'
import { pixelsPerMm } from '../screen-scale.ts'
import type { EditorAction } from './action.ts'

const always = () => true

export const VIEW_ACTIONS: readonly EditorAction[] = [
  {
    id: 'zoom-in',
    label: '放大',
    group: '视图',
    shortcuts: ['Ctrl+=', 'Ctrl+Plus'],
    isEnabled: always,
    run: ({ canvas }) => canvas?.zoomBy(1.25),
  },
  {
    id: 'zoom-out',
    label: '缩小',
    group: '视图',
    shortcuts: ['Ctrl+Minus'],
    isEnabled: always,
    run: ({ canvas }) => canvas?.zoomBy(0.8),
  },
  {
    id: 'fit',
    label: '适应窗口',
    group: '视图',
    shortcuts: ['Ctrl+0'],
    isEnabled: always,
    run: ({ canvas }) => canvas?.fit(),
  },
  {
    id: 'actual-size',
    label: '实际尺寸 1:1',
    group: '视图',
    shortcuts: ['Ctrl+1'],
    isEnabled: always,
    run: ({ canvas }) => canvas?.zoomTo(pixelsPerMm() / 100),
  },
  {
    id: 'full-scale',
    label: '100%（10 像素/mm）',
    group: '视图',
    shortcuts: ['Ctrl+2'],
    isEnabled: always,
    run: ({ canvas }) => canvas?.zoomTo(FULL_SCALE),
  },
  {
    id: 'calibrate',
    label: '校准屏幕…',
    group: '视图',
    isEnabled: always,
    run: ({ openDialog }) => openDialog('screen'),
  },
  {
    id: 'toggle-grid',
    label: '显示或隐藏网格',
    group: '视图',
    shortcuts: ["Ctrl+'"],
    isEnabled: always,
    run: ({ canvas }) => canvas?.setGrid(!canvas.view().isGridShown),
  },
  {
    id: 'toggle-snapping',
    label: '打开或关闭吸附',
    group: '视图',
    shortcuts: ['Ctrl+;'],
    isEnabled: always,
    run: ({ canvas }) => canvas?.setSnapping(!canvas.view().isSnapping),
  },
  {
    id: 'check',
    label: '检查标签',
    group: '视图',
    shortcuts: ['F8'],
    isEnabled: always,
    run: ({ openDialog }) => openDialog('rules'),
  },
  {
    id: 'page-size',
    label: '标签尺寸…',
    group: '视图',
    isEnabled: always,
    run: ({ openDialog }) => openDialog('size'),
  },
  {
    id: 'palette',
    label: '查找命令',
    group: '帮助',
    shortcuts: ['Ctrl+K'],
    isEnabled: always,
    run: ({ openDialog }) => openDialog('palette'),
  },
  {
    id: 'shortcuts',
    label: '快捷键',
    group: '帮助',
    shortcuts: ['?', 'F1'],
    isEnabled: always,
    run: ({ openDialog }) => openDialog('shortcuts'),
  },
]
