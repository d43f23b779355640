import { type Ink, inkBounds, type PixelBox } from './ink.ts'

/** Paper that is kept around what is printed, in millimetres: a quiet zone of ten modules of a quarter each. */
const MARGIN = 2.5

const grown = (box: PixelBox, by: number, within: PixelBox): PixelBox => {
  const x = Math.max(within.x, box.x - by)
  const y = Math.max(within.y, box.y - by)
  return {
    x,
    y,
    width: Math.min(within.x + within.width, box.x + box.width + by) - x,
    height: Math.min(within.y + within.height, box.y + box.height + by) - y,
  }
}

/** What is printed in a cell, with paper around it but nothing of the neighbours. */
export function blockOfCell(ink: Ink, cell: PixelBox, dotsPerMm: number): PixelBox {
  return grown(inkBounds(ink, cell) ?? cell, Math.round(MARGIN * dotsPerMm), cell)
}

/** Blocks that differ in size by less than this share are of one kind. */
const ALIKE = 0.3

/**
 * Makes blocks of one kind equally large where their cells have the space, so that all codes print at one scale.
 */
export function evenBlocks(blocks: readonly { block: PixelBox; cell: PixelBox }[]): PixelBox[] {
  const largest = (size: (box: PixelBox) => number, box: PixelBox) =>
    Math.max(...blocks.map(({ block }) => (size(block) <= size(box) * (1 + ALIKE) ? size(block) : size(box))))
  return blocks.map(({ block, cell }) => {
    const width = Math.min(
      cell.width,
      largest((box) => box.width, block),
    )
    const height = Math.min(
      cell.height,
      largest((box) => box.height, block),
    )
    const place = (start: number, size: number, wanted: number, from: number, space: number) =>
      Math.max(from, Math.min(from + space - wanted, Math.round(start - (wanted - size) / 2)))
    return {
      x: place(block.x, block.width, width, cell.x, cell.width),
      y: place(block.y, block.height, height, cell.y, cell.height),
      width,
      height,
    }
  })
}
