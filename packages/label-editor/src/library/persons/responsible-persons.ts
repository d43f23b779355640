/** Fields of the user's compliance profile that a block shows: `{{field}}` in its text. */
export interface ResponsiblePerson {
  id: string
  /** In Chinese. */
  name: string
  /** Mark of the library that is before the block; null for a plain heading. */
  markId: string | null
  /** Lines as printed; variables are filled from the compliance profile. */
  lines: readonly string[]
  /** Variables of the lines with their names in Chinese. */
  fields: Readonly<Record<string, string>>
  source: string
  checkedOn: string
}

const CHECKED_ON = '2026-11-21'

const fieldsOf = (prefix: string, who: string): Record<string, string> => ({
  [`${prefix}Name`]: `${who}名称`,
  [`${prefix}Address`]: `${who}地址`,
  [`${prefix}Email`]: `${who}电子邮箱`,
})

const block = (
  id: string,
  name: string,
  prefix: string,
  heading: string,
  source: string,
  rest: Partial<ResponsiblePerson> = {},
): ResponsiblePerson => ({
  id,
  name,
  markId: null,
  lines: [`${heading}: {{${prefix}Name}}`, `{{${prefix}Address}}`, `{{${prefix}Email}}`],
  fields: fieldsOf(prefix, name),
  source,
  checkedOn: CHECKED_ON,
  ...rest,
})

const GPSR = 'Regulation (EU) 2023/988 (GPSR), Art. 9, 16, 19'

export const RESPONSIBLE_PERSONS: readonly ResponsiblePerson[] = [
  block('manufacturer', '制造商', 'manufacturer', 'Manufacturer', GPSR),
  block('importer', '进口商', 'importer', 'Importer', GPSR),
  block('eu', '欧代', 'eu', 'EU Responsible Person', `${GPSR}; Regulation (EU) 2019/1020, Art. 4`, {
    markId: 'ec-rep',
  }),
  block(
    'uk',
    '英代',
    'uk',
    'UK Responsible Person',
    'The Product Safety and Metrology etc. Regulations (UK), GOV.UK guidance',
    {
      markId: 'uk-rep',
    },
  ),
  block('us', '美代', 'us', 'US Representative', '行业通行写法', { markId: 'us-rep' }),
  block('ch', '瑞代', 'ch', 'CH Representative', 'Swissmedic, MedDO SR 812.213', { markId: 'ch-rep' }),
  block('turkey', '土耳其代表', 'turkey', 'Türkiye Yetkili Temsilcisi', '7223 sayılı Ürün Güvenliği Kanunu', {
    markId: 'tr-rep',
  }),
  {
    ...block(
      'turkey-producer',
      '土耳其标注的生产商',
      'manufacturer',
      'Üretici',
      '7223 sayılı Ürün Güvenliği Kanunu',
    ),
    lines: [
      'Üretici: {{manufacturerName}}',
      'Üretici Adres: {{manufacturerAddress}}',
      'Parti Numarası: {{batch}}',
    ],
    fields: { manufacturerName: '制造商名称', manufacturerAddress: '制造商地址', batch: '批号' },
  },
]
