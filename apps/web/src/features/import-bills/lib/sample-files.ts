/** A file that the site is built with, to try an import or to fill in. */
interface SampleFile {
  label: string
  href: string
  /** Name that the browser saves it under. */
  name: string
}

/** Made-up bills with the official columns, and costs of their products. */
export const SAMPLES: readonly SampleFile[] = [
  { label: '全托管账单', href: '/samples/bills-full.zip', name: '示例-全托管结算单.zip' },
  { label: '半托管账单', href: '/samples/bills-semi.zip', name: '示例-半托管结算单.zip' },
  { label: '示例成本', href: '/samples/costs.xlsx', name: '示例-成本.xlsx' },
]

/** Headings alone. */
export const TEMPLATES: readonly SampleFile[] = [
  { label: '成本模板', href: '/samples/costs-template.xlsx', name: '成本模板.xlsx' },
]
