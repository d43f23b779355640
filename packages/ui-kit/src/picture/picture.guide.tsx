import type { Guide } from '../catalogue/guide.ts'
import { Picture } from './picture.tsx'

export const guide = {
  when: ['来自别处、随时可能失效的图片：商品图、店铺图'],
  whenNot: ['人和店铺的头像：用 Avatar', '一组商品大图：用 Gallery', '本站自己的图：直接写 `img`'],
  do: [
    {
      text: '宽高写死，失败了位置也不变。',
      example: <Picture src="data:image/png;base64,AAAA" alt="收纳箱" width={64} height={64} />,
    },
    '`alt` 写商品名；旁边已经写了就传空字符串。',
  ],
  dont: [
    '不自己写重试：几千张图一起重试会把别人打垮，组件有共用的节奏。',
    '不用背景图放商品：读屏软件看不到，也不会重试。',
  ],
  keyboard: [
    ['Tab', '到彻底失败的图；在表格里跟着单元格走'],
    ['Enter / 空格', '再试一次'],
  ],
} satisfies Guide
