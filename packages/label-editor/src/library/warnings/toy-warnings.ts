import { from, warnings } from './warning.ts'

const TOYS = 'Directive 2009/48/EC, Annex V Part B'
const SMALL_PARTS = '16 CFR 1500.19'
const TOY_NOTE = '前面必须有“Warning”一词，并说明具体危险'
const ITALIAN_TOYS = 'D.Lgs. 54/2011, allegato V'
const GERMAN_AUTHORITY = 'lebensmittelwarnung.de（德国联邦和各州）'
const SPANISH_AUTHORITY = 'Instituto de Consumo de Extremadura, BOE núm. 111, 8.5.2025（西班牙）'
/** Regulation (EU) 2025/2509 applies from this day. */
const NEW_TOY_LAW = '2030-08-01'

export const TOY_WARNINGS = warnings('toys', [
  {
    id: 'toy-36-months',
    title: '不适合 36 个月以下儿童',
    texts: {
      en: 'Warning. Not suitable for children under 36 months.',
      de: 'Achtung. Nicht für Kinder unter 36 Monaten geeignet.',
      fr: 'Attention. Ne convient pas aux enfants de moins de 36 mois.',
      it: 'Avvertenza. Non adatto a bambini di età inferiore a 36 mesi.',
      es: 'Advertencia. No conviene para niños menores de 36 meses.',
      pl: 'Ostrzeżenie. Nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy.',
    },
    note: TOY_NOTE,
    source: `${TOYS} point 1`,
    otherSources: {
      ...from(['de'], 'authority', GERMAN_AUTHORITY),
      ...from(['it'], 'law', ITALIAN_TOYS),
      ...from(['es'], 'authority', SPANISH_AUTHORITY),
      ...from(['pl'], 'authority', 'UOKiK（波兰竞争和消费者保护局）'),
    },
    until: NEW_TOY_LAW,
  },
  {
    id: 'toy-3-years',
    title: '不适合 3 岁以下儿童',
    texts: {
      en: 'Warning. Not suitable for children under three years.',
      de: 'Achtung. Nicht für Kinder unter drei Jahren geeignet.',
      fr: 'Attention. Ne convient pas aux enfants de moins de trois ans.',
      it: 'Avvertenza. Non adatto a bambini di età inferiore a tre anni.',
      es: 'Advertencia. No conviene para niños menores de tres años.',
      sv: 'Varning. Inte lämplig för barn under tre år.',
    },
    note: TOY_NOTE,
    source: `${TOYS} point 1`,
    otherSources: {
      ...from(['de'], 'authority', GERMAN_AUTHORITY),
      ...from(['it'], 'law', ITALIAN_TOYS),
      ...from(['es'], 'authority', SPANISH_AUTHORITY),
      ...from(['sv'], 'authority', 'Konsumentverket, hallakonsument.se（瑞典消费者局）'),
    },
    until: NEW_TOY_LAW,
  },
  {
    id: 'toy-domestic',
    title: '活动玩具：仅供家庭使用',
    texts: {
      en: 'Warning. Only for domestic use.',
      it: 'Avvertenza. Solo per uso domestico.',
    },
    source: `${TOYS} point 2`,
    otherSources: from(['it'], 'law', ITALIAN_TOYS),
    until: NEW_TOY_LAW,
  },
  {
    id: 'toy-supervision',
    title: '功能性玩具：成人直接监护',
    texts: { en: 'Warning. To be used under the direct supervision of an adult.' },
    source: `${TOYS} point 3`,
    until: NEW_TOY_LAW,
  },
  {
    id: 'toy-protective',
    title: '滑板类玩具：穿戴护具',
    texts: { en: 'Warning. Protective equipment should be worn. Not to be used in traffic.' },
    source: `${TOYS} point 5`,
    until: NEW_TOY_LAW,
  },
  {
    id: 'toy-aquatic',
    title: '水上玩具：浅水且成人监护',
    texts: {
      en: 'Warning. Only to be used in water in which the child is within its depth and under adult supervision.',
    },
    source: `${TOYS} point 6`,
    until: NEW_TOY_LAW,
  },
  {
    id: 'us-small-parts',
    title: '美国：小零件',
    texts: { en: '⚠ WARNING: CHOKING HAZARD — Small parts. Not for children under 3 yrs.' },
    note: '首行 ⚠ WARNING: 加粗，整段放在方框里',
    source: `${SMALL_PARTS}(b)(1)`,
  },
  {
    id: 'us-balloon',
    title: '美国：气球',
    texts: {
      en: '⚠ WARNING: CHOKING HAZARD — Children under 8 yrs. can choke or suffocate on uninflated or broken balloons. Adult supervision required. Keep uninflated balloons from children. Discard broken balloons at once.',
    },
    source: `${SMALL_PARTS}(b)(2)`,
  },
  {
    id: 'us-small-ball',
    title: '美国：小球',
    texts: { en: '⚠ WARNING: CHOKING HAZARD — This toy is a small ball. Not for children under 3 yrs.' },
    source: `${SMALL_PARTS}(b)(3)`,
  },
  {
    id: 'us-contains-small-ball',
    title: '美国：含小球',
    texts: { en: '⚠ WARNING: CHOKING HAZARD — Toy contains a small ball. Not for children under 3 yrs.' },
    source: `${SMALL_PARTS}(b)(3)`,
  },
  {
    id: 'us-marble',
    title: '美国：弹珠',
    texts: { en: '⚠ WARNING: CHOKING HAZARD — This toy is a marble. Not for children under 3 yrs.' },
    source: `${SMALL_PARTS}(b)(4)`,
  },
  {
    id: 'us-contains-marble',
    title: '美国：含弹珠',
    texts: { en: '⚠ WARNING: CHOKING HAZARD — Toy contains a marble. Not for children under 3 yrs.' },
    source: `${SMALL_PARTS}(b)(4)`,
  },
])
