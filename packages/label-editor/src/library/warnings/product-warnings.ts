import { from, warnings } from './warning.ts'

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
      ...from(['es', 'pl'], 'trade', '服装商品页和吊牌软件'),
      ...from(['de'], 'authority', 'IHK Aschaffenburg（德国阿沙芬堡工商会）'),
      ...from(['nl'], 'authority', 'NVWA, nvwa.nl（荷兰食品和消费品安全局）'),
      ...from(['sv'], 'authority', 'Konsumentverket, konsumentverket.se（瑞典消费者局）'),
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
    otherSources: from(['es', 'pl'], 'trade', '食品包装和标签软件'),
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
