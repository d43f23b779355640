/** What sellers call the fields of our templates in their tables; the first is how we show them. */
export const FIELD_WORDS: Readonly<Record<string, readonly string[]>> = {
  sku: ['SKU', 'SKU ID', 'SKU 编码', 'SKU 货号', 'skuid', '平台 SKU', 'sku code', 'seller sku', 'msku'],
  fnsku: ['FNSKU', 'fnsku 码'],
  productName: [
    '商品名称',
    '品名',
    '产品名称',
    '名称',
    '标题',
    'title',
    'product name',
    'product title',
    'name',
  ],
  brand: ['品牌', 'brand name'],
  model: ['型号', '规格型号', 'model no', 'model number'],
  batch: ['批次', '批号', '批次号', 'batch no', 'lot', 'lot no'],
  extCode: ['外部编码', '商家编码', '货号', 'SKU 外部编码', '自定义编码', 'ext code', 'item no'],
  supplierItem: ['供方货号', '供应商货号', '设计款号', '款号', 'supplier item'],
  color: ['颜色', 'colour', '色号'],
  size: ['尺码', '尺寸', '规格'],
  quantity: ['数量', '件数', '装箱数', 'qty'],
  grossWeight: ['毛重', '重量', 'weight', 'gross weight'],
  shopName: ['店铺', '店铺名称', 'shop', 'store'],
  productionDate: ['生产日期', '制造日期', 'production date', 'date of manufacture'],
  composition: ['成分', '材质', '面料', 'material', 'fabric'],
  netContent: ['净含量', 'net content'],
  ingredients: ['配料', '成分表', 'ingredients'],
  manufacturerName: ['制造商', '制造商名称', '生产商', 'manufacturer'],
  manufacturerAddress: ['制造商地址', '生产商地址', 'manufacturer address'],
  manufacturerEmail: ['制造商邮箱', 'manufacturer email'],
  importerName: ['进口商', '进口商名称', 'importer'],
  importerAddress: ['进口商地址'],
  importerEmail: ['进口商邮箱'],
  euName: ['欧代', '欧代名称', '欧代公司', 'ec rep'],
  euAddress: ['欧代地址'],
  euEmail: ['欧代邮箱'],
  ukName: ['英代', '英代名称', 'uk rep'],
  ukAddress: ['英代地址'],
  ukEmail: ['英代邮箱'],
}

/** A name without what people write differently: case, width, spaces, marks. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** How a field is called in the interface. */
export const fieldTitle = (name: string): string => {
  const word = Object.hasOwn(FIELD_WORDS, name) ? FIELD_WORDS[name]?.[0] : undefined
  return word && plainName(word) !== plainName(name) ? `${word}（${name}）` : name
}
