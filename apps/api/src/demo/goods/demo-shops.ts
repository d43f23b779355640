import type { DemoMarketplace } from '../demo-marketplace.ts'
import type { Kind } from './phrase.ts'
import { phrases } from './phrase.ts'
import type { Random } from './random.ts'

export interface DemoShop {
  id: string
  name: string
  hosting: 'full' | 'semi'
  star: boolean
}

const PLACES = phrases(
  '晨光|Dawn; 云杉|Spruce; 青禾|Greenleaf; 海蓝|Ocean; 东来|Eastwin; 木棉|Kapok; 百川|Rivers; 小满|Xiaoman; 橙子|Orange; 山岚|Mist; 明德|Mingde; 九州|Nine; 初夏|Early Summer; 鹿鸣|Deer; 禾风|Breeze; 星河|Galaxy; 合众|United; 锦程|Bright; 春藤|Vine; 北岸|North Bank',
)
const SHOPS_OF_A_KIND = 12

/** Shops of a kind of goods; the first ones sell most. Chinese names on Temu and AliExpress, English elsewhere. */
export function demoShops(
  random: Random,
  marketplace: DemoMarketplace,
  kind: Kind,
  kindNumber: number,
): DemoShop[] {
  const chinese = marketplace === 'temu' || marketplace === 'aliexpress'
  return Array.from({ length: SHOPS_OF_A_KIND }, (_, index) => {
    const place = random.pick(PLACES)
    const word = random.pick(kind.shopWords)
    const name = chinese ? `${place.zh}${word.zh}` : `${place.en} ${word.en}`
    const number = String(kindNumber * 100 + index).padStart(6, '0')
    return {
      id: `D6344${marketplace.length}${number}`,
      name: random.chance(0.3) ? `${name}${chinese ? '旗舰店' : ' Official'}` : name,
      hosting: random.chance(0.68) ? 'full' : 'semi',
      star: index < 2,
    }
  })
}
