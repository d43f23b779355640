import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this a compressed copy saves less than its own request costs. */
const SMALLEST = 1_024
const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/

/** Writes `.br` and `.gz` beside every text file of the build: the server sends them as they are, at no cost. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'haixuan:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter(
        (entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'index.html',
      )
      await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
    },
  }
}

async function compress(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    // Looks back as far as the file reaches. The most it can would be 4 MB for each of hundreds of small files, all of it
    // cleared before use: twice the work, and not a thousandth smaller.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(bytes.length)) + 1),
  }
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ])
}
