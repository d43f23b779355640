import { emptyList } from '../../layout/display-list.ts'
import { defineElement } from '../element-definition.ts'

/** An element of a newer version: shown as a frame, moved and kept, not drawn. */
export const unknownDefinition = defineElement({
  kind: 'unknown',
  title: '未知元素',
  caption: () => '未知元素',
  create: null,
  layout: () =>
    emptyList('此元素由更新的版本制作', {
      kind: 'unknown',
      message: '此元素由更新的版本制作，这里不能显示，但会原样保存；请刷新页面更新',
    }),
  handles: { corners: true, edges: true, keepsRatio: false, turns: true },
  isSolid: () => true,
  inspector: [],
})
