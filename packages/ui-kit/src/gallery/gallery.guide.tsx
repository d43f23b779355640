import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['一件商品的几张图：一张大的，下面挑'],
  whenNot: ['很多件商品各一张：用 Picture 排成网格', '一张图：直接用 Picture'],
  do: ['第一张是主图，与列表里的一致。', '`label` 写商品名：每张图读作“收纳箱，第 2 张，共 5 张”。'],
  dont: ['不自动轮播：正在看的图会被换走。', '不超过十来张小图：其余放到详情。'],
  keyboard: [
    ['Tab', '到小图'],
    ['← →', '换一张'],
    ['Home / End', '第一张 / 最后一张'],
  ],
} satisfies Guide
