import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { dataAddress } from '../../export/pictures/write-data-address.ts'
import { PdfImportError } from '../import-error.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { singlePage } from '../placement/single-page.ts'
import { createCodeReader, type ReadCodes } from '../read/code-reader.ts'
import { openPdf } from '../read/open-pdf.ts'
import type { PageReport } from '../read/page-report.ts'
import { scanPage } from '../read/scan-page.ts'
import type { ImportAnswer, ImportRequest } from './import-message.ts'
import { offscreenSurface } from './offscreen-surface.ts'
import { standardFont } from './pdf-fonts.ts'

const answer = (message: ImportAnswer) => postMessage(message)

let reader: Promise<ReadCodes> | null = null
const codeReader = () => {
  reader ??= fetch(wasmUrl)
    .then((wasm) => wasm.arrayBuffer())
    .then(createCodeReader)
  return reader
}

const leftOut = (page: number): PageReport => ({
  page,
  codes: [],
  problem: `前面已读到 ${IMPORT_LIMITS.codes} 个条码，这一页没有读，请拆成几个文件`,
})

async function scan(bytes: Uint8Array, from: number) {
  const [pdf, read] = await Promise.all([
    openPdf(bytes, { makeSurface: offscreenSurface, standardFont }),
    codeReader(),
  ])
  answer({ kind: 'opened', pages: pdf.pages })
  let codes = 0
  for (let index = from; index < pdf.pages; index++) {
    const report = codes < IMPORT_LIMITS.codes ? await scanPage(pdf, index, read) : leftOut(index)
    codes += report.codes.length
    answer({ kind: 'page', report })
  }
  await pdf.close()
  answer({ kind: 'done' })
}

async function single(bytes: Uint8Array, page: number) {
  const file = await singlePage(bytes, page)
  answer({ kind: 'single', source: dataAddress(file, 'application/pdf') })
}

// pdf.js forgets a few of the promises of a broken file; what they say is in the report of the page already.
addEventListener('unhandledrejection', (event) => event.preventDefault())

addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  const work = data.kind === 'scan' ? scan(data.bytes, data.from) : single(data.bytes, data.page)
  work.catch((error: unknown) => {
    const message =
      error instanceof PdfImportError ? error.message : 'PDF 没有读取成功，请从平台重新下载后再上传'
    answer({ kind: 'refused', message })
  })
})
