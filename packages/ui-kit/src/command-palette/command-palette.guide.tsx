import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['不用鼠标去任何页面、做任何事', '页面很多，菜单翻不到'],
  whenNot: ['在数据里搜索：用 SearchField', '一个按钮的几个动作：用 Menu'],
  do: [
    '在页头给一个看得见的入口，并写上快捷键。',
    {
      text: '同名的页面用 `context` 区分：“周销榜 · Temu / 商品库”。',
      example: <Button>快速前往 Ctrl K</Button>,
    },
    '给常用叫法加 `keywords`：“条码”“打印”也能找到标签制作。',
  ],
  dont: ['不放只有这里能做的事：它是捷径，不是唯一的路。', '不把会毁掉东西的动作放进来：误按回车就执行了。'],
  keyboard: [
    ['Ctrl + K', '打开（由页面绑定）'],
    ['直接打字', '筛选：中文或拼音首字母；还没画出来时打的字也算'],
    ['↑ ↓', '移动'],
    ['Enter', '前往或执行'],
    ['Esc', '关闭，焦点回到原处'],
  ],
} satisfies Guide
