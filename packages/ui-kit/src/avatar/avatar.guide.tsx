import type { Guide } from '../catalogue/guide.ts'
import { Avatar } from './avatar.tsx'

export const guide = {
  when: ['代表一个人、一个店铺、一个品牌', '列表里帮人认出同一个对象'],
  whenNot: ['商品的图：用 Picture', '表示状态或数量：用 Tag 或 Badge'],
  do: [
    {
      text: '人用圆形，店铺和品牌用方形。',
      example: (
        <>
          <Avatar name="林晓" />
          <Avatar name="晨光家居" shape="square" />
        </>
      ),
    },
    '旁边已经写了名字时传 `isDecorative`，读屏软件就不会念两遍。',
  ],
  dont: [
    {
      text: '不用首字当唯一的名字：两个“林”分不清，旁边要写全名。',
      example: (
        <>
          <Avatar name="林晓" />
          <Avatar name="林远" />
        </>
      ),
    },
    '不用别人的头像代替没有头像的人：图片失效时自动用名字的第一个字。',
  ],
  keyboard: { none: '只是显示，不接收焦点；能点的头像放进 IconButton 或 Menu 的触发按钮里。' },
} satisfies Guide
