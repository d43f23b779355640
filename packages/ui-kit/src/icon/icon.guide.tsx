import type { Guide } from '../catalogue/guide.ts'
import { SearchIcon, StarIcon } from './icons.tsx'

export const guide = {
  when: ['帮人更快认出一个已经写了字的动作', '大家都认识的动作单独出现：放进 IconButton'],
  whenNot: ['表示状态：用 Tag，意思写在字里', '当插图：空状态自己带图标'],
  do: [
    {
      text: '文字旁边用 16，单独出现用 20；颜色跟随文字。',
      example: (
        <>
          <StarIcon size={16} /> 收藏 <SearchIcon size={20} label="搜索" />
        </>
      ),
    },
    '旁边没有文字时用 `label` 告诉读屏软件。',
  ],
  dont: ['不用两种线宽或别家的图标混在一起。', '不让图标代替生僻动作的文字。'],
  keyboard: { none: '图标本身不接收焦点。' },
} satisfies Guide
