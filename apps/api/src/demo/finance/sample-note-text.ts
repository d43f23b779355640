/** What the text in a zip of samples says of its store. */
export interface SampleNote {
  /** yyyy-mm. */
  months: readonly [older: string, newer: string]
  mode: string
  book: string
  currency: string
}

/** Text beside the bills: what they are, how to try them, how to get rid of them. */
export const noteOf = ({ months, mode, book, currency }: SampleNote): string =>
  [
    `海选 · 示例结算单（${mode}）`,
    '',
    '店铺、商品、买家、单号和金额都是编造的，只用来试用财务功能。',
    '文件的列名和格式与 Temu 卖家中心导出的一致。',
    `${months[0]} 的文件是旧版列名，${months[1]} 的是新版列名。`,
    '',
    '怎么试',
    `1. 在「店铺管理」添加一家店铺，名称写“示例”，选${mode}，账本填${book}，币种选 ${currency}。`,
    '2. 在「财务工作台」点「导入结算单」，选这家店铺和账本，把整个压缩包放进去，不用解压。',
    '3. 看完预览后写入。账单会出现在财务工作台和结算分析。',
    '4. 要看毛利：下载示例成本，打开后复制标题下面的行，粘贴到「成本」。',
    '',
    '怎么清除',
    '在「结算分析 › 导入管理」撤销这次导入，数字会全部恢复；再删除示例成本，把示例店铺归档。',
    '请不要导入正在经营的店铺。',
    '',
  ].join('\r\n')
