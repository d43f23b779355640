import { lettering } from '../drawing/lettering.ts'
import { polygon } from '../drawing/path.ts'
import { family, ink, paper } from './mark.ts'

const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export const ENERGY = family(
  { group: 'energy', source: 'Regulation (EU) 2017/1369, Art. 6 and delegated acts', width: 150 },
  [
    ...CLASSES.map((letter) => ({
      id: `energy-${letter.toLowerCase()}`,
      zh: `能效等级箭头 ${letter}`,
      en: `Energy class arrow ${letter}`,
      draw: () => [
        ink(polygon([4, 14], [102, 14], [146, 50], [102, 86], [4, 86])),
        paper(
          lettering(letter, [70, 50], 48, 9) +
            lettering('A', [20, 30], 14, 2.6) +
            lettering('G', [20, 70], 14, 2.6) +
            polygon([19, 60], [21, 60], [21, 42], [24, 42], [20, 38], [16, 42], [19, 42]),
        ),
      ],
      note: '颜色与字高按产品的授权条例；包装和广告用',
    })),
  ],
)
