import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { FontFileError, type FontSource } from '../fonts/font-source.ts'

const require = createRequire(import.meta.url)

/** `noto-sans-sc-4-wght-normal.woff2` is a file of `noto-sans-sc`. */
const packageOf = (file: string) => /^noto-sans-(?:sc|kr|jp)(?=-)/.exec(file)?.[0] ?? 'noto-sans'

/** Font files of the packages that the editor depends on: the very files that browsers load. */
export const nodeFonts: FontSource = {
  async load(file) {
    try {
      const path = require.resolve(`@fontsource-variable/${packageOf(file)}/files/${file}`)
      return new Uint8Array(await readFile(path))
    } catch (cause) {
      throw new FontFileError(`没有字体文件 ${file}，请重新安装依赖后再试`, { cause })
    }
  },
}
