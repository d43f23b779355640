import { type SvgOptions, svgPage } from '../svg/svg-page.ts'
import type { ExportJob } from './export-job.ts'
import { type MadeFile, madeFile } from './made-file.ts'
import { type PagesInput, readyPages } from './ready-pages.ts'

export interface SvgJobInput extends PagesInput {
  text: SvgOptions['text']
  /** Of the file, without ending. */
  name: string
}

/** A page as a drawing; lengths are hundredths of a millimetre. */
export interface Drawing {
  svg: string
  width: number
  height: number
}

/** Drawings of the pages, for the browser to print. */
export const drawingsJob: ExportJob<Omit<SvgJobInput, 'name'>, Drawing[]> = async (input, resources) => {
  const { document, text } = input
  const options = { title: document.name, text, dpi: input.dpi ?? document.dpi, images: document.images }
  const drawings: Drawing[] = []
  for await (const { page, sources } of readyPages(input, resources)) {
    const { width, height } = page
    drawings.push({ svg: await svgPage(page, options, sources), width, height })
  }
  return drawings
}

/** The pages as SVG files. */
export const svgJob: ExportJob<SvgJobInput, MadeFile> = async (input, resources) => {
  const drawings = await drawingsJob(input, resources)
  const files = drawings.map(({ svg }) =>
    new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${svg}`),
  )
  return madeFile(files, input.name, 'svg', input.now)
}
