import { PDFDocument } from 'pdf-lib'

/** One page of a file as a file of its own, without what belongs to the others. The page keeps its vectors. */
export async function singlePage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  const whole = await PDFDocument.load(bytes, { password: '', updateMetadata: false })
  const single = await PDFDocument.create({ updateMetadata: false })
  const [copy] = await single.copyPages(whole, [page])
  if (copy) single.addPage(copy)
  return single.save({ useObjectStreams: true })
}
