import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { onlyChineseTexts } from '../vite.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const ENTRY = 'virtual:entry'

type Bundle = { code: string; css: string; modules: string[]; gzip: number }

/** What a page pays that holds just this code, in a production build. */
async function bundle(code: string): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      onlyChineseTexts(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `${root}/src/entry.tsx` : undefined),
        load: (id) => (id.endsWith('/src/entry.tsx') ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const chunks = output.filter((part) => part.type === 'chunk')
  const text = chunks.map((chunk) => chunk.code).join('')
  const css = output
    .filter((part) => part.type === 'asset')
    .map((asset) => String(asset.source))
    .join('')
  return {
    code: text,
    css,
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
    gzip: gzipSync(text).length + (css ? gzipSync(css).length : 0),
  }
}

const page = (imports: string, element: string) => `
  import { createRoot } from 'react-dom/client'
  ${imports}
  createRoot(document.body).render(${element})
`

let empty: Bundle
const cost = async (name: string, element: string) =>
  bundle(page(`import { ${name} } from './index.ts'`, element))

beforeAll(async () => {
  empty = await bundle(page('', '<p>海选</p>'))
}, 60_000)

describe('what a page pays', () => {
  it('is under 3 kB for one button, without react-aria', async () => {
    const button = await cost('Button', '<Button>查询</Button>')
    expect(button.gzip - empty.gzip).toBeLessThan(3000)
    expect(button.modules.filter((module) => /react-aria|react-stately/.test(module))).toEqual([])
  }, 60_000)

  it('is under 4 kB for a text field', async () => {
    const field = await cost('TextField', '<TextField label="昵称" />')
    expect(field.gzip - empty.gzip).toBeLessThan(4000)
  }, 60_000)

  it('holds only the Chinese texts of react-aria', async () => {
    const number = await cost('NumberField', '<NumberField label="价格" />')
    expect(number.modules.filter((module) => /[a-z]{2}-[A-Z]{2}\.(m?js)$/.test(module))).toEqual(
      expect.arrayContaining([expect.stringContaining('zh-CN')]),
    )
    expect(number.modules.filter((module) => /(ar-AE|de-DE|en-US|fr-FR|ja-JP|zh-TW)/.test(module))).toEqual(
      [],
    )
    expect(number.code).toContain('数字字段')
  }, 60_000)
})
