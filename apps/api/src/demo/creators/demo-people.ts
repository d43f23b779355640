import type { Random } from '../goods/random.ts'

/** A made-up person: nobody's real name or handle. */
export interface DemoPerson {
  handle: string
  nickname: string
}

const FIRST =
  'Lily Mia Ava Zoe Ivy Ruby Nora Luna Cora Jade Leo Max Theo Finn Owen Hugo Noel Kai Ezra Milo'.split(' ')
const CHINESE =
  '小鹿 阿禾 木子 青柠 南风 豆豆 一诺 可可 小满 糖糖 大橙 北北 安安 米粒 阿宁 果果 小舟 星野 晚风 知夏'.split(
    ' ',
  )
const THEMES = [
  ['家居日记', 'home'],
  ['好物研究所', 'finds'],
  ['开箱现场', 'unbox'],
  ['穿搭笔记', 'style'],
  ['护肤课代表', 'skin'],
  ['厨房实验室', 'kitchen'],
  ['户外手册', 'outdoor'],
  ['数码玩家', 'tech'],
  ['宝妈清单', 'mom'],
  ['宠物乐园', 'pets'],
] as const

/** The nth person; the number keeps handles apart. Demo handles begin with d_. */
export function demoPerson(random: Random, n: number): DemoPerson {
  const [zh, en] = random.pick(THEMES)
  const first = random.pick(FIRST)
  const name = random.chance(0.6)
    ? `${random.pick(CHINESE)}的${zh}`
    : `${first} ${en[0]?.toUpperCase()}${en.slice(1)}`
  const dot = random.chance(0.4) ? '.' : '_'
  return { handle: `d_${first.toLowerCase()}${dot}${en}${n}`, nickname: name }
}

/** What a live is called. */
export function demoLiveTitle(random: Random, category: string): string {
  const hook = random.pick([
    '限时秒杀',
    '新品首播',
    '清仓专场',
    '粉丝福利',
    '工厂直供',
    '晚八点专场',
    '买一送一',
  ])
  return `${category}${hook}`
}

/** What a video is called. */
export function demoVideoTitle(random: Random, goods: string): string {
  const short = goods.split(' ').slice(0, 2).join(' ')
  const hook = random.pick([
    '真香测评',
    '三天使用感受',
    '开箱',
    '值不值得买',
    '一分钟看懂',
    '回购清单',
    '避坑指南',
  ])
  return `${short}｜${hook}`
}
