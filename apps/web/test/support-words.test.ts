import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WEB = fileURLToPath(new URL('../src/', import.meta.url))
const WORDS = '联系客服'

/**
 * Where the words come from something else than their own Sentence, and how often; each draws texts by the
 * Sentence of the kit (kit-provider/sentence.test.tsx) or is drawn by one below.
 */
const ELSEWHERE: Readonly<Record<string, number>> = {
  // Given to KitProvider: what the words do.
  'app/site.tsx': 1,
  // Texts of a Banner.
  'features/buy-membership/ui/how-to-pay.tsx': 1,
  'features/buy-membership/ui/paid-order.tsx': 1,
  // Notices.
  'features/open-tiktok/model/open-tiktok.ts': 1,
  'widgets/side-menu/ui/menu-list.tsx': 1,
  // The sheet's own title.
  'features/ask-support/ui/support-sheet.tsx': 1,
  // Lists of texts, each drawn by a Sentence in the file that is named.
  'pages/legal/config/privacy.ts': 1,
  'pages/legal/config/terms.ts': 5,
  'pages/share/ui/rules.tsx': 1,
  'widgets/site-footer/ui/site-footer.tsx': 1,
  'widgets/site-header/ui/contact.tsx': 1,
}
const DRAWN_IN: Readonly<Record<string, readonly [file: string, markup: string]>> = {
  'pages/legal/config/privacy.ts': ['pages/legal/ui/legal-text.tsx', '<Sentence>{line}</Sentence>'],
  'pages/legal/config/terms.ts': ['pages/legal/ui/legal-text.tsx', '<Sentence>{line}</Sentence>'],
  'pages/share/ui/rules.tsx': ['pages/share/ui/rules.tsx', '<Sentence>{line}</Sentence>'],
  'widgets/site-footer/ui/site-footer.tsx': [
    'widgets/site-footer/ui/site-footer.tsx',
    '<Sentence>{title}</Sentence>',
  ],
  'widgets/site-header/ui/contact.tsx': [
    'widgets/site-header/ui/contact.tsx',
    '<Sentence>{title}</Sentence>',
  ],
}

const sources = readdirSync(WEB, { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|fixture|gen)\./.test(name))
  .map(({ parentPath, name }) => join(parentPath, name))
const count = (text: string) => text.split(WORDS).length - 1

/** Source without comments and without what is inside of `<Sentence>`. */
const bare = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/<Sentence>[\s\S]*?<\/Sentence>/g, '')

it('the words 联系客服 lead to the operator wherever the site says them', () => {
  const found: Record<string, number> = {}
  for (const path of sources) {
    const times = count(bare(readFileSync(path, 'utf8')))
    if (times > 0) found[relative(WEB, path)] = times
  }
  expect(found).toEqual(ELSEWHERE)
  for (const [file, markup] of Object.values(DRAWN_IN)) {
    expect(readFileSync(join(WEB, file), 'utf8')).toContain(markup)
  }
})

it('sentences of the server are drawn with the same way out, never as bare text', () => {
  const raw = /(?<![=$])\{(error|failure|cause)\??\.message\}|>\{(refusal|todo)\}/
  const found = sources.filter((path) => raw.test(bare(readFileSync(path, 'utf8'))))
  expect(found.map((path) => relative(WEB, path))).toEqual([])
})
