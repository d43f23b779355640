import { from, warnings } from './warning.ts'

const TOYS = 'Directive 2009/48/EC, Annex V Part B'
const SMALL_PARTS = '16 CFR 1500.19'
const TOY_NOTE = '前面必须有“Warning”一词，并说明具体危险'
const ITALIAN_TOYS = 'D.Lgs. 54/2011, allegato V'
const GERMAN_AUTHORITY = 'lebensmittelwarnung.de（德国联邦和各州）'
const OLD_DUTCH_TOYS = 'Richtlijn 88/378/EEG, bijlage IV（2009/48/EG 之前的指令）'
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
      nl: 'Waarschuwing. Niet geschikt voor kinderen beneden de 36 maanden.',
    },
    note: TOY_NOTE,
    source: `${TOYS} point 1`,
    otherSources: {
      ...from(['de'], 'authority', GERMAN_AUTHORITY),
      ...from(['it'], 'law', ITALIAN_TOYS),
      ...from(['es'], 'unchecked', 'Real Decreto 1205/2011, anexo V'),
      ...from(['pl'], 'authority', 'UOKiK（波兰竞争和消费者保护局）'),
      ...from(['nl'], 'unchecked', OLD_DUTCH_TOYS),
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
      nl: 'Waarschuwing. Niet geschikt voor kinderen beneden de drie jaar.',
      sv: 'Varning. Inte lämplig för barn under tre år.',
    },
    note: TOY_NOTE,
    source: `${TOYS} point 1`,
    otherSources: {
      ...from(['de'], 'authority', GERMAN_AUTHORITY),
      ...from(['it'], 'law', ITALIAN_TOYS),
      ...from(['nl'], 'unchecked', OLD_DUTCH_TOYS),
      ...from(['sv'], 'authority', 'Konsumentverket, hallakonsument.se（瑞典消费者局）'),
    },
    until: NEW_TOY_LAW,
  },
  {
    id: 'toy-domestic',
    title: '活动玩具：仅供家庭使用',
    texts: {
      en: 'Warning. Only for domestic use.',
      fr: 'Attention. Réservé à un usage familial.',
      it: 'Avvertenza. Solo per uso domestico.',
    },
    source: `${TOYS} point 2`,
    otherSources: {
      ...from(['fr'], 'unchecked', 'Directive 2009/48/CE, annexe V, partie B, point 2'),
      ...from(['it'], 'law', ITALIAN_TOYS),
    },
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

export const TEXTILE_WARNINGS = warnings('textile', [
  {
    id: 'animal-origin',
    title: '含动物来源的非纺织部分',
    texts: {
      en: 'Contains non-textile parts of animal origin',
      de: 'Enthält nichttextile Teile tierischen Ursprungs',
      fr: 'Contient des parties non textiles d’origine animale',
      it: 'Contiene parti non tessili di origine animale',
      es: 'Contiene partes no textiles de origen animal',
      pl: 'Zawiera nietekstylne części pochodzenia zwierzęcego',
      nl: 'Bevat niet uit textiel bestaande delen van dierlijke oorsprong',
      sv: 'Innehåller icke-textila delar av animaliskt ursprung',
    },
    source: 'Regulation (EU) No 1007/2011, Art. 12',
    otherSources: {
      ...from(['de', 'fr', 'es', 'pl', 'nl', 'sv'], 'unchecked', 'Regulation (EU) No 1007/2011, Art. 12'),
      ...from(['it'], 'authority', 'Camera di commercio di Torino（都灵商会）'),
    },
  },
  {
    id: 'uk-nightwear',
    title: '英国：睡衣远离火源',
    texts: { en: 'KEEP AWAY FROM FIRE' },
    source: 'The Nightwear (Safety) Regulations 1985 (UK)',
  },
])

export const HOME_WARNINGS = warnings('home', [
  {
    id: 'uk-furniture',
    title: '英国：软体家具',
    texts: { en: 'CARELESSNESS CAUSES FIRE' },
    source: 'The Furniture and Furnishings (Fire) (Safety) Regulations 1988 (UK), Sch. 6',
  },
  {
    id: 'tsca-6',
    title: '美国：复合木制品甲醛',
    texts: { en: 'TSCA Title VI compliant' },
    source: '40 CFR 770.45',
  },
  {
    id: 'prop-65-cancer',
    title: '加州 65 号提案：致癌（长式）',
    texts: {
      en: '⚠ WARNING: This product can expose you to chemicals including {{chemical}}, which is known to the State of California to cause cancer. For more information go to www.P65Warnings.ca.gov.',
    },
    note: '{{chemical}} 换成化学物质名称；字号不小于 6 pt',
    source: '27 CCR 25603(a)(2)',
  },
])

export const FOOD_CONTACT_WARNINGS = warnings('food-contact', [
  {
    id: 'for-food-contact',
    title: '食品接触用',
    texts: {
      en: 'For food contact',
      de: 'Für Lebensmittelkontakt',
      it: 'Per contatto con i prodotti alimentari',
      es: 'Para contacto con alimentos',
      pl: 'Do kontaktu z żywnością',
    },
    note: '也可用杯叉图形代替',
    source: 'Regulation (EC) No 1935/2004, Art. 15(1)(a)',
    otherSources: from(['de', 'it', 'es', 'pl'], 'unchecked', 'Regulation (EC) No 1935/2004, Art. 15(1)(a)'),
  },
])

export const ELECTRONICS_WARNINGS = warnings('electronics', [
  {
    id: 'fcc-part-15',
    title: '美国 FCC 第 15 部分声明',
    texts: {
      en: 'This device complies with part 15 of the FCC Rules. Operation is subject to the following two conditions: (1) This device may not cause harmful interference, and (2) this device must accept any interference received, including interference that may cause undesired operation.',
    },
    source: '47 CFR 15.19(a)(3)',
  },
])

export const BATTERY_WARNINGS = warnings('battery', [
  {
    id: 'us-coin-cell',
    title: '美国：纽扣电池（里斯法）',
    texts: {
      en: '⚠ WARNING: INGESTION HAZARD: This product contains a button cell or coin battery. DEATH or serious injury can occur if ingested. A swallowed button cell or coin battery can cause Internal Chemical Burns in as little as 2 hours. KEEP new and used batteries OUT OF REACH OF CHILDREN. Seek immediate medical attention if a battery is suspected to be swallowed or inserted inside any part of the body.',
    },
    source: '16 CFR 1263.3; ANSI/UL 4200A-2023',
  },
])

export const PACKAGING_WARNINGS = warnings('packaging', [
  {
    id: 'plastic-bag',
    title: '塑料袋防窒息',
    texts: {
      en: 'WARNING: To avoid danger of suffocation, keep this plastic bag away from babies and children. Do not use this bag in cribs, beds, carriages, or playpens. This bag is not a toy.',
      de: 'WARNUNG: Um Erstickungsgefahr zu vermeiden, ist dieser Plastikbeutel von Babies und Kindern fernzuhalten. Diesen Beutel nicht in Kinderbetten, Betten, Kinderwagen oder Laufställchen verwenden. Der Beutel ist kein Spielzeug.',
      fr: 'AVERTISSEMENT : Pour éviter le danger de suffocation, conserver ce sac en plastique loin des bébés et des enfants. Ne pas utiliser ce sac dans les berceaux, lits, landaux ou parcs. Ce sac n’est pas un jouet.',
      it: 'AVVERTENZA: per evitare pericolo di soffocamento, tenere questa busta di plastica lontano da neonati e bambini. Non usare questa busta in culle, letti, carrozzine e box. Questa busta non è un giocattolo.',
      es: 'ADVERTENCIA: Para evitar riesgo de sofocación, mantenga esta bolsa alejada de bebés y niños. No use en cunas, camas, carriolas o corralitos. Esta bolsa no es un juguete.',
    },
    note: '英文为美国各州通行文本；欧盟没有法定文本，德法意西为贸易通行文本（西班牙语为拉美用语）',
    source: 'Massachusetts and other US state laws (530 CMR 1.00)',
    otherSources: from(['de', 'fr', 'it', 'es'], 'trade', '企业包装规范'),
  },
  {
    id: 'italy-sorting',
    title: '意大利：分类投放',
    texts: { it: 'Raccolta differenziata. Verifica le disposizioni del tuo Comune.' },
    note: '加上材料代号和材料类别（Raccolta carta / plastica / vetro / metalli）',
    source: 'D.Lgs. 152/2006, art. 219(5) (D.Lgs. 116/2020); D.M. 360/2022',
  },
])
